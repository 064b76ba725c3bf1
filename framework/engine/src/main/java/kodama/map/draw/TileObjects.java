package kodama.map.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.draw.SpriteLook;
import kodama.geom.CellLayout;
import kodama.map.TileGrid;
import kodama.map.TiledMap;
import kodama.map.TiledMap.Alignment;
import kodama.map.TiledMap.Layer;
import kodama.map.TiledMap.MapObject;
import kodama.map.TiledMap.Orientation;
import kodama.map.TiledMap.Shape;
import kodama.map.TiledMap.Tile;
import kodama.map.TiledMap.Tileset;

/** The tile objects of a layer, in the order in which they are drawn. */
final class TileObjects {
    private static final Alignment BOTTOM_LEFT = new Alignment(0, 2);
    private static final Alignment BOTTOM = new Alignment(1, 2);

    /** The pictures of a tile, and the times at which they end; in milliseconds. */
    private record Frames(Image[] images, long[] ends) {
        Image at(long milliseconds) {
            if (images.length == 1) return images[0];
            int found = Arrays.binarySearch(ends, milliseconds % ends[ends.length - 1] + 1);
            return images[found < 0 ? -found - 1 : first(found)];
        }

        /** Frames without duration end when the one before ends; they are not shown. */
        private int first(int found) {
            int first = found;
            while (first > 0 && ends[first - 1] == ends[found]) first--;
            return first;
        }
    }

    /** A tile object; the middle of its picture is at (x, y). */
    private record Placed(Frames frames, TilePlace place, double x, double y, double rotation) {}

    private final TiledMap map;
    private final CellLayout layout;
    private final TileParts parts;
    /** By number of the tile, without its flips. */
    private final Map<Integer, Frames> frames = new HashMap<>();

    private final List<Placed> all = new ArrayList<>();
    private double pixels;

    TileObjects(TiledMap map, Layer layer, TileParts parts) {
        this.map = map;
        this.parts = parts;
        layout = map.layout();
        List<MapObject> objects = new ArrayList<>(layer.objects());
        objects.removeIf(each -> each.shape() != Shape.TILE || !each.visible());
        if (layer.sortsObjects()) objects.sort(Comparator.comparingDouble(MapObject::y));
        for (MapObject each : objects) add(each);
    }

    private void add(MapObject object) {
        Tileset tileset = map.tileset(object.tile());
        if (tileset == null) return;
        int local = (object.tile() & TileGrid.NUMBER) - tileset.firstNumber();
        Image first = parts.cut(tileset, local);
        if (first == null) return;
        double width = object.width() > 0 ? object.width() : first.width();
        double height = object.height() > 0 ? object.height() : first.height();
        TilePlace place =
                new TilePlace(first.width(), first.height(), width, height, tileset, object.tile(), map.orientation());
        Alignment alignment = tileset.alignment();
        if (alignment == null) alignment = map.orientation() == Orientation.ISOMETRIC ? BOTTOM : BOTTOM_LEFT;
        double right = place.middleX() - width * alignment.horizontal() / 2;
        double down = place.middleY() - height * alignment.vertical() / 2;
        double angle = StrictMath.toRadians(object.rotation());
        double cos = object.rotation() == 0 ? 1 : StrictMath.cos(angle);
        double sin = object.rotation() == 0 ? 0 : StrictMath.sin(angle);
        double x = layout.objectX(object.x(), object.y()) + cos * right - sin * down;
        double y = layout.objectY(object.x(), object.y()) + sin * right + cos * down;
        Frames shown = frames.computeIfAbsent(object.tile() & TileGrid.NUMBER, number -> frames(tileset, local, first));
        all.add(new Placed(shown, place, x, y, object.rotation()));
        pixels += (width + 2) * (height + 2);
    }

    private Frames frames(Tileset tileset, int local, Image first) {
        Tile known = tileset.tiles().get(local);
        List<int[]> given = known == null ? List.of() : known.animation();
        Image[] images = new Image[given.size()];
        long[] ends = new long[images.length];
        long end = 0;
        for (int i = 0; i < images.length; i++) {
            Image image = parts.cut(tileset, given.get(i)[0]);
            images[i] = image == null ? first : image;
            end += given.get(i)[1];
            ends[i] = end;
        }
        return end > 0 ? new Frames(images, ends) : new Frames(new Image[] {first}, new long[1]);
    }

    int count() {
        return all.size();
    }

    /** Returns the number of pixels of all objects. */
    double pixels() {
        return pixels;
    }

    void paint(DrawList list, double x, double y, SpriteLook look, long milliseconds) {
        for (int i = 0; i < all.size(); i++) {
            Placed each = all.get(i);
            each.place.apply(look, each.rotation);
            list.sprite(each.frames.at(milliseconds), x + each.x, y + each.y, look);
        }
    }
}
