package kodama.capture;

import kodama.draw.Image;

/** The rectangle of a picture that differs from the one before, in pixels; colors without alpha, row by row. */
record ChangedRegion(int left, int top, int width, int[] rgb) {
    private static final int COLOR = 0xFFFFFF;

    int height() {
        return rgb.length / width;
    }

    static ChangedRegion whole(Image picture) {
        return of(picture, 0, 0, picture.width(), picture.height());
    }

    private static ChangedRegion of(Image picture, int left, int top, int right, int bottom) {
        int width = right - left;
        int[] rgb = new int[width * (bottom - top)];
        for (int i = 0; i < rgb.length; i++) rgb[i] = picture.pixel(left + i % width, top + i / width) & COLOR;
        return new ChangedRegion(left, top, width, rgb);
    }

    /** The smallest rectangle with all differences; a single pixel if there are none. */
    static ChangedRegion between(Image before, Image now) {
        int left = now.width();
        int top = now.height();
        int right = 0;
        int bottom = 0;
        for (int y = 0; y < now.height(); y++) {
            for (int x = 0; x < now.width(); x++) {
                if (before.pixel(x, y) == now.pixel(x, y)) continue;
                left = Math.min(left, x);
                right = Math.max(right, x + 1);
                top = Math.min(top, y);
                bottom = y + 1;
            }
        }
        return right == 0 ? of(now, 0, 0, 1, 1) : of(now, left, top, right, bottom);
    }
}
