"""Pictures of cards and tables as SVG, for notebooks. The shapes are those of the browser table."""

from .card_pictures import Picture, cards_picture
from .scenes import hands_picture, table_picture

__all__ = ["Picture", "cards_picture", "hands_picture", "table_picture"]
