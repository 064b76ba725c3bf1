package kodama.draw;

import java.util.Locale;

/** The built-in orders in which the pixels of a picture vanish: a threshold from 0 (first) to 255 for each pixel. */
public enum DissolveShape {
    /** Single pixels in a random order. */
    NOISE {
        @Override
        int threshold(int x, int y, int width, int height) {
            return hash(x, y);
        }
    },

    /** Squares of 4 by 4 pixels in a random order. */
    BLOCKS {
        @Override
        int threshold(int x, int y, int width, int height) {
            return hash(x / 4, y / 4);
        }
    },

    /** Holes that grow in a grid of 8 by 8 pixels. */
    DOTS {
        @Override
        int threshold(int x, int y, int width, int height) {
            int across = 2 * (x % 8) - 7;
            int down = 2 * (y % 8) - 7;
            return (across * across + down * down) * MAX / 98;
        }
    },

    /** Rows that are spread evenly. */
    ROWS {
        @Override
        int threshold(int x, int y, int width, int height) {
            return spread(y);
        }
    },

    /** Columns that are spread evenly. */
    COLUMNS {
        @Override
        int threshold(int x, int y, int width, int height) {
            return spread(x);
        }
    },

    /** From the bottom to the top. */
    UP {
        @Override
        int threshold(int x, int y, int width, int height) {
            return (height - 1 - y) * MAX / Math.max(1, height - 1);
        }
    },

    /** From the top to the bottom. */
    DOWN {
        @Override
        int threshold(int x, int y, int width, int height) {
            return y * MAX / Math.max(1, height - 1);
        }
    };

    private static final int MAX = 255;

    abstract int threshold(int x, int y, int width, int height);

    private static int hash(int x, int y) {
        int mixed = x * 0x9E3779B1 ^ y * 0x85EBCA77;
        mixed = (mixed ^ mixed >>> 15) * 0x2C1B3C6D;
        mixed = (mixed ^ mixed >>> 12) * 0x297A2D39;
        return (mixed ^ mixed >>> 15) & MAX;
    }

    /** Spreads the rows of a group of eight: 0, 4, 2, 6, 1, 5, 3, 7. */
    private static int spread(int row) {
        return (Integer.reverse(row) >>> 29) * MAX / 7;
    }

    /** Returns a picture of the thresholds for pictures of a size. */
    Image image(int width, int height) {
        int[] pixels = new int[width * height];
        for (int i = 0; i < pixels.length; i++)
            pixels[i] = Colors.BLACK | threshold(i % width, i / width, width, height) * 0x010101;
        return new Image("kodama.dissolve." + name().toLowerCase(Locale.ROOT), width, height, pixels);
    }
}
