package kodama.map.draw;

import kodama.draw.SpriteLook;
import kodama.map.TileGrid;
import kodama.map.TiledMap.Orientation;
import kodama.map.TiledMap.Tileset;

/** How a tile fills a box: its scale, its flips, and where its middle is. */
final class TilePlace {
    private final double scaleX;
    private final double scaleY;
    private final double middleX;
    private final double middleY;
    private final boolean flipX;
    private final boolean flipY;
    private final double rotation;

    /**
     * Places a tile.
     *
     * @param wide width of its picture
     * @param high height of its picture
     * @param width width of the box
     * @param height height of the box
     * @param flips bits of {@link TileGrid}
     */
    TilePlace(int wide, int high, double width, double height, Tileset tileset, int flips, Orientation orientation) {
        double least = Math.min(width / wide, height / high);
        scaleX = tileset.keepsAspect() ? least : width / wide;
        scaleY = tileset.keepsAspect() ? least : height / high;
        boolean isFlippedX = (flips & TileGrid.FLIPPED_X) != 0;
        boolean isFlippedY = (flips & TileGrid.FLIPPED_Y) != 0;
        boolean isDiagonal = (flips & TileGrid.FLIPPED_DIAGONALLY) != 0;
        boolean isHexagonal = orientation == Orientation.HEXAGONAL;
        boolean isExchanged = isDiagonal && !isHexagonal;
        double exchange = isExchanged ? (height - width) / 2 : 0;
        middleX = width / 2 + tileset.offsetX() * scaleX + exchange;
        middleY = height / 2 + tileset.offsetY() * scaleY + exchange;
        flipX = isExchanged ? isFlippedY : isFlippedX;
        flipY = isExchanged ? !isFlippedX : isFlippedY;
        double third = isHexagonal && (flips & TileGrid.TURNED_120) != 0 ? 120 : 0;
        rotation = isExchanged ? 90 : third + (isDiagonal ? 60 : 0);
    }

    double scaleX() {
        return scaleX;
    }

    double scaleY() {
        return scaleY;
    }

    /** Returns the middle of the picture, from the left edge of the box. */
    double middleX() {
        return middleX;
    }

    /** Returns the middle of the picture, from the top edge of the box. */
    double middleY() {
        return middleY;
    }

    /** Sets the scale, flips and rotation of a look, whose origin is the middle of the picture. */
    void apply(SpriteLook look, double degrees) {
        look.setScale(scaleX, scaleY).setFlips(flipX, flipY).setRotation(rotation + degrees);
    }
}
