package kodama.shot.look;

import java.util.ArrayList;
import java.util.List;

/**
 * A picture made of shapes in one tone each, painted in order. A pixel belongs to a shape if its center does; edges are
 * not smoothed, for the look of pixel art.
 */
final class Drawing {
    private record Coat(Tone tone, SdfShape shape) {}

    private final int width;
    private final int height;
    private final List<Coat> coats = new ArrayList<>();

    Drawing(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** Paints a shape in the classic style of bullets: a dark outline, a colored rim, a white core. */
    static Drawing bright(int width, int height, SdfShape shape) {
        return new Drawing(width, height)
                .paint(Tone.DARK, shape)
                .paint(Tone.FULL, shape.grown(-1))
                .paint(Tone.LIGHT, shape.grown(-2))
                .paint(Tone.PALE, shape.grown(-2.8));
    }

    Drawing paint(Tone tone, SdfShape shape) {
        coats.add(new Coat(tone, shape));
        return this;
    }

    Artwork toArtwork(ShotColor color, String name) {
        return new Artwork(name, width, height, (x, y) -> color(x, y, color));
    }

    /** Returns the color of the topmost shape. */
    private int color(double x, double y, ShotColor color) {
        for (int i = coats.size() - 1; i >= 0; i--) {
            Coat coat = coats.get(i);
            if (coat.shape.distance(x, y) <= 0) return color.of(coat.tone);
        }
        return 0;
    }
}
