package kodama.map.draw;

import java.util.HashMap;
import java.util.Map;
import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.draw.SpriteLook;
import kodama.map.TileGrid;
import kodama.map.TiledMap;
import kodama.map.TiledMap.Layer;
import kodama.map.TiledMap.Picture;
import kodama.map.TiledMap.Tileset;
import org.jspecify.annotations.Nullable;

/**
 * Draws the layers of a map. It keeps the pictures that it found, so a new one is needed after a picture was replaced.
 *
 * <p>Position, opacity and tint of a layer are applied; whether it is visible and how it moves with the camera are left
 * to the caller, for example with {@link DrawList#parallax}.
 */
public final class MapPainter {
    private final TiledMap map;
    private final MapPictures pictures;
    private final Map<Integer, Image> tiles = new HashMap<>();
    private final SpriteLook look = new SpriteLook();

    /** Makes a painter for a map. */
    public MapPainter(TiledMap map, MapPictures pictures) {
        this.map = map;
        this.pictures = pictures;
    }

    /**
     * Draws a layer.
     *
     * @param x position of the map's left edge
     * @param y position of the map's top edge
     * @param tint color by which the layer's colors are multiplied, {@code 0xRRGGBB}
     * @param alpha opacity in addition to that of the layer, 0 to 1
     * @param milliseconds time that animated tiles show; at least 0
     */
    public void paint(DrawList list, Layer layer, double x, double y, int tint, double alpha, long milliseconds) {
        TileGrid grid = layer.tiles();
        if (grid == null) return;
        look.reset().setOrigin(0, 0).setTint(tint).setAlpha(alpha * layer.opacity());
        for (int row = 0; row < map.height(); row++)
            for (int column = 0; column < map.width(); column++) {
                int tile = grid.at(column, row);
                Image image = tile == 0 ? null : tiles.computeIfAbsent(tile & TileGrid.NUMBER, this::cut);
                if (image == null) continue;
                double left = x + layer.offsetX() + column * (double) map.tileWidth();
                double bottom = y + layer.offsetY() + (row + 1) * (double) map.tileHeight();
                list.sprite(image, left, bottom - image.height(), look);
            }
    }

    private @Nullable Image cut(int number) {
        Tileset tileset = map.tileset(number);
        Picture picture = tileset == null ? null : tileset.image();
        Image image = picture == null ? null : pictures.find(picture.path());
        if (tileset == null || image == null) return null;
        int local = number - tileset.firstNumber();
        int stepX = tileset.tileWidth() + tileset.spacing();
        int stepY = tileset.tileHeight() + tileset.spacing();
        int columns = Math.max(1, (image.width() - 2 * tileset.margin() + tileset.spacing()) / stepX);
        int left = tileset.margin() + local % columns * stepX;
        int top = tileset.margin() + local / columns * stepY;
        if (left + tileset.tileWidth() > image.width() || top + tileset.tileHeight() > image.height()) return null;
        return image.part(left, top, tileset.tileWidth(), tileset.tileHeight());
    }
}
