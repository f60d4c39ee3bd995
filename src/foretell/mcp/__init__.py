"""A server of the Model Context Protocol: an assistant takes a seat, sees the game in prose and chooses."""

from .json_rpc import MAX_LINE, VERSIONS, McpServer
from .tools import TOOLS, Tools

__all__ = ["MAX_LINE", "TOOLS", "VERSIONS", "McpServer", "Tools"]
