package kodama.map.draw;

import java.util.List;
import kodama.draw.SpriteLook;
import kodama.draw.TileImage;
import kodama.geom.CellLayout;
import kodama.map.TileGrid;
import kodama.map.TilePalette;
import kodama.map.TiledMap;
import kodama.map.TiledMap.Orientation;
import kodama.map.TiledMap.Tile;
import kodama.map.TiledMap.Tileset;
import kodama.map.draw.TileParts.Part;
import org.jspecify.annotations.Nullable;

/** Prepares the tiles of a map's palette for its layers: flipped, scaled, turned or animated. */
final class TileImages {
    /** Most pixels that are looked at to draw tiles faster. */
    private static final long MOST_SCANNED = 32 << 20;

    private final TiledMap map;
    private final CellLayout layout;
    private final TileParts parts;
    /** By index of the palette; replaced when the palette grows. */
    private @Nullable TileImage[] images = {null};

    private long scanned;

    TileImages(TiledMap map, TileParts parts) {
        this.map = map;
        this.layout = map.layout();
        this.parts = parts;
    }

    /** Returns the tiles of all indexes so far; they do not change. */
    @Nullable
    TileImage[] all() {
        TilePalette palette = map.palette();
        if (palette.size() == images.length) return images;
        @Nullable TileImage[] more = new TileImage[palette.size()];
        System.arraycopy(images, 0, more, 0, images.length);
        for (int i = images.length; i < more.length; i++) more[i] = prepared(palette.tile(i));
        images = more;
        return more;
    }

    private @Nullable TileImage prepared(int tile) {
        Tileset tileset = map.tileset(tile);
        if (tileset == null) return null;
        int local = (tile & TileGrid.NUMBER) - tileset.firstNumber();
        Tile known = tileset.tiles().get(local);
        List<int[]> frames = known == null ? List.of() : known.animation();
        TileImage moving = frames.isEmpty() ? null : moving(tileset, frames, tile);
        return moving == null ? still(tileset, local, tile) : moving;
    }

    private @Nullable TileImage moving(Tileset tileset, List<int[]> frames, int flips) {
        TileImage[] images = new TileImage[frames.size()];
        long[] ends = new long[images.length];
        long end = 0;
        for (int i = 0; i < images.length; i++) {
            TileImage image = still(tileset, frames.get(i)[0], flips);
            if (image == null) return null;
            images[i] = image;
            end += frames.get(i)[1];
            ends[i] = end;
        }
        return end == 0 ? null : TileImage.animated(images, ends);
    }

    private @Nullable TileImage still(Tileset tileset, int local, int flips) {
        Part part = parts.part(tileset, local);
        if (part == null) return null;
        boolean isHexagonal = map.orientation() == Orientation.HEXAGONAL;
        int turns = TileGrid.FLIPPED_DIAGONALLY | TileGrid.TURNED_120;
        boolean isTurned = isHexagonal && (flips & turns) != 0;
        int width = tileset.fitsGrid() ? map.tileWidth() : part.width();
        int height = tileset.fitsGrid() ? map.tileHeight() : part.height();
        if (isTurned || width != part.width() || height != part.height())
            return drawn(tileset, local, part, width, height, flips);
        scanned += (long) width * height;
        int bits = (flips & TileGrid.FLIPPED_X) == 0 ? 0 : TileImage.FLIP_X;
        if ((flips & TileGrid.FLIPPED_Y) != 0) bits |= TileImage.FLIP_Y;
        if ((flips & TileGrid.FLIPPED_DIAGONALLY) != 0) bits |= TileImage.DIAGONAL;
        int bottom = layout.height() + tileset.offsetY();
        return TileImage.of(
                part.image(),
                part.x(),
                part.y(),
                width,
                height,
                bits,
                tileset.offsetX(),
                bottom,
                scanned <= MOST_SCANNED);
    }

    /** Returns a tile that is scaled to the size of a cell, or turned on a hexagonal map. */
    private @Nullable TileImage drawn(Tileset tileset, int local, Part part, int width, int height, int flips) {
        var image = parts.cut(tileset, local);
        if (image == null) return null;
        TilePlace place = new TilePlace(part.width(), part.height(), width, height, tileset, flips, map.orientation());
        long side = (long) Math.ceil(part.width() * place.scaleX() + part.height() * place.scaleY()) + 4;
        parts.charge(side * side, tileset.file());
        SpriteLook look = new SpriteLook();
        place.apply(look, 0);
        return TileImage.drawn(image, look, place.middleX(), layout.height() - height + place.middleY());
    }
}
