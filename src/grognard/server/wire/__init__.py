"""The messages between server and client: strict structs, JSON on the wire, tagged by `type`.

docs/protocol.md and the client's types are made from these.
"""

from __future__ import annotations

import msgspec

from grognard.server.wire.bodies import *
from grognard.server.wire.common import *
from grognard.server.wire.from_client import *
from grognard.server.wire.from_client import FromClient
from grognard.server.wire.from_server import *

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
