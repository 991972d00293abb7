"""Builds what git does not keep: the packages in .venv, the browser client and the compiled engine.

`python -m building play|setup|dev|client|engine`; the Makefile and hatch_build.py call the same functions. Only the
engine needs packages beyond the standard library; that step installs them itself.
"""
