package kodama.map.draw;

import java.util.IdentityHashMap;
import java.util.Map;
import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.draw.SpriteLook;
import kodama.draw.TileField;
import kodama.draw.TileImage;
import kodama.geom.CellLayout;
import kodama.map.TileGrid;
import kodama.map.TiledMap;
import kodama.map.TiledMap.Layer;
import kodama.map.TiledMap.Picture;
import org.jspecify.annotations.Nullable;

/**
 * Draws the layers of a map. Of a layer with tiles, only what is visible is drawn, through any camera, and a tile that
 * is set shows in the next picture.
 *
 * <p>Offset, opacity and tint of a layer are applied; whether it is visible, its parallax and its shapes and texts are
 * left to the caller. {@link DrawList#parallax} moves it with the camera. A painter keeps the pictures that it found,
 * so a new one is needed after a picture was replaced.
 */
public final class MapPainter {
    /** Repeated pictures reach this far to all sides; in pixels. */
    private static final int FAR = 1 << 26;

    private static final int WHITE = 0xFFFFFF;

    private final TiledMap map;
    private final CellLayout layout;
    private final TileParts parts;
    private final TileImages images;
    private final Map<Layer, Prepared> layers = new IdentityHashMap<>();
    private final SpriteLook look = new SpriteLook();

    /** A layer; what is null is not of its kind. */
    private static final class Prepared {
        TileGrid.@Nullable Tiles tiles;

        @Nullable
        TileField field;

        @Nullable
        TileObjects objects;

        @Nullable
        Image image;
    }

    /**
     * Makes a painter for a map.
     *
     * @throws kodama.map.MapException if a picture that is used is missing, or the tiles need too much memory
     */
    public MapPainter(TiledMap map, MapPictures pictures) {
        this.map = map;
        layout = map.layout();
        parts = new TileParts(map, pictures);
        images = new TileImages(map, parts);
        for (Layer each : map.layers()) layers.put(each, prepared(each));
    }

    private Prepared prepared(Layer layer) {
        Prepared made = new Prepared();
        switch (layer.kind()) {
            case TILES -> field(layer, made);
            case OBJECTS -> made.objects = new TileObjects(map, layer, parts);
            case IMAGE -> {
                Picture picture = layer.image();
                if (picture != null) made.image = parts.image(picture, map.file(), "layer \"" + layer.name() + "\"");
            }
        }
        return made;
    }

    private @Nullable TileField field(Layer layer, Prepared prepared) {
        TileGrid grid = layer.tiles();
        if (grid == null) return null;
        TileGrid.Tiles tiles = grid.tiles();
        @Nullable TileImage[] all = images.all();
        TileField known = prepared.field;
        if (known != null && prepared.tiles == tiles && known.has(all)) return known;
        TileField made = new TileField(
                layout,
                tiles::at,
                all,
                tiles.left(),
                tiles.top(),
                tiles.right(),
                tiles.bottom(),
                map.drawsLeft(),
                map.drawsUp());
        prepared.tiles = tiles;
        prepared.field = made;
        return made;
    }

    private Prepared of(Layer layer) {
        Prepared known = layers.get(layer);
        if (known != null) return known;
        throw new IllegalArgumentException("layer \"" + layer.name() + "\" is not a layer of " + map.file());
    }

    /**
     * Draws a layer.
     *
     * @param x position of the map's left edge
     * @param y position of the map's top edge
     * @param blend blend mode
     * @param tint color by which the layer's colors are multiplied, in addition to its own tint; {@code 0xRRGGBB}
     * @param alpha opacity in addition to that of the layer, 0 to 1
     * @param milliseconds time that animated tiles show; at least 0
     * @throws IllegalArgumentException if it is not a layer of the map
     */
    public void paint(
            DrawList list,
            Layer layer,
            double x,
            double y,
            BlendMode blend,
            int tint,
            double alpha,
            long milliseconds) {
        Prepared prepared = of(layer);
        int colors = product(tint, layer.tint());
        double opacity = alpha * layer.opacity() * (layer.tint() >>> 24) / 255;
        double left = x + layer.offsetX();
        double top = y + layer.offsetY();
        TileField field = field(layer, prepared);
        if (field != null) list.tiles(field, left, top, milliseconds, blend, colors, opacity);
        if (prepared.objects != null) {
            look.reset().setBlend(blend).setTint(colors).setAlpha(opacity);
            prepared.objects.paint(list, left, top, look, milliseconds);
        }
        if (prepared.image != null) paint(list, layer, prepared.image, left, top, blend, colors, opacity);
    }

    private void paint(
            DrawList list,
            Layer layer,
            Image image,
            double left,
            double top,
            BlendMode blend,
            int tint,
            double opacity) {
        if (!layer.repeatsX() && !layer.repeatsY()) {
            look.reset().setOrigin(0, 0).setBlend(blend).setTint(tint).setAlpha(opacity);
            list.sprite(image, left, top, look);
            return;
        }
        int width = image.width();
        int height = image.height();
        double across = layer.repeatsX() ? FAR / width * (double) width : 0;
        double down = layer.repeatsY() ? FAR / height * (double) height : 0;
        list.tile(
                image, left - across, top - down, 2 * across + width, 2 * down + height, 0, 0, 1, blend, tint, opacity);
    }

    private static int product(int a, int b) {
        if ((b & WHITE) == WHITE) return a & WHITE;
        int all = 0;
        for (int shift = 0; shift < 24; shift += 8)
            all |= ((a >>> shift & 255) * (b >>> shift & 255) + 127) / 255 << shift;
        return all;
    }

    /** Returns the number of draw commands of a layer. */
    public int commands(Layer layer) {
        TileObjects objects = of(layer).objects;
        return objects == null ? 1 : objects.count();
    }

    /**
     * Returns an upper bound of the pixels that drawing a layer takes, with 16 more for each cell that is looked at.
     *
     * @param width width of the picture to draw on
     * @param height height of the picture to draw on
     */
    public double work(Layer layer, int width, int height) {
        Prepared prepared = of(layer);
        TileField field = field(layer, prepared);
        if (field != null) return field.work(width, height);
        if (prepared.objects != null) return prepared.objects.pixels();
        return (double) width * height;
    }
}
