package kodama.map;

import java.util.Arrays;

/**
 * The different tiles of a map, flip bits included, by which grids store a tile in two bytes. It only grows. Index 0 is
 * no tile.
 */
public final class TilePalette {
    /** Most different tiles, index 0 included. */
    static final int MOST = 1 << 16;

    private int[] tiles = new int[16];
    private int size = 1;
    /** Indexes by tile: an open hash table, at most half full; 0 is a free place. */
    private char[] places = new char[64];

    TilePalette() {}

    /** Returns the number of different tiles and 1 for none. */
    public int size() {
        return size;
    }

    /** Returns the tile of an index, with its flip bits. */
    public int tile(int index) {
        return tiles[index];
    }

    /** Returns the index of a tile; -1 if there is no room for another tile. */
    int index(int tile) {
        if (tile == 0) return 0;
        int place = place(tile);
        if (places[place] != 0) return places[place];
        if (size == MOST) return -1;
        if (2 * size >= places.length) {
            grow();
            place = place(tile);
        }
        places[place] = (char) size;
        if (size == tiles.length) tiles = Arrays.copyOf(tiles, 2 * size);
        tiles[size] = tile;
        return size++;
    }

    private int place(int tile) {
        int mask = places.length - 1;
        int place = tile * 0x9E3779B9 >>> 7 & mask;
        while (places[place] != 0 && tiles[places[place]] != tile) place = place + 1 & mask;
        return place;
    }

    private void grow() {
        places = new char[2 * places.length];
        for (int i = 1; i < size; i++) places[place(tiles[i])] = (char) i;
    }
}
