package kodama.shot.look;

import java.util.ArrayList;
import java.util.List;

/**
 * A picture made of shapes, each painted over those before it in one tone. A pixel belongs to a shape if its middle
 * does: nothing is smoothed, as pixels shall be seen.
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

    /** A shape as bullets are painted since there are any: a dark outline, a rim of its color, a core like light. */
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

    /** The topmost coat is what is seen. */
    private int color(double x, double y, ShotColor color) {
        for (int i = coats.size() - 1; i >= 0; i--) {
            Coat coat = coats.get(i);
            if (coat.shape.distance(x, y) <= 0) return color.of(coat.tone);
        }
        return 0;
    }
}
