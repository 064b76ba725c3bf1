package kodama.draw.effect;

import java.util.Arrays;
import kodama.base.Checks;
import kodama.draw.EffectPixels;
import kodama.draw.Image;
import kodama.draw.PixelEffect;
import kodama.geom.Aim;
import org.jspecify.annotations.Nullable;

/**
 * Covers the picture with a color bit by bit, and uncovers it again: from one scene to the next. An amount of 0 covers
 * nothing, 1 everything.
 */
public final class Transition implements PixelEffect {
    /** How the color spreads. */
    private enum Shape {
        FADE,
        WIPE,
        IRIS,
        DISSOLVE
    }

    private static final int ALPHA = 0xFF000000;

    private final Shape shape;
    private final int color;
    private final double amount;
    // Of a wipe: a unit step in its direction; of an iris: its center
    private final double x;
    private final double y;
    private final @Nullable Image thresholds;

    private Transition(Shape shape, int color, double amount, double x, double y, @Nullable Image thresholds) {
        this.shape = shape;
        this.color = color | ALPHA;
        this.amount = Checks.between("amount of a transition", amount, 0, 1);
        this.x = Checks.finite("position of a transition", x);
        this.y = Checks.finite("position of a transition", y);
        this.thresholds = thresholds;
    }

    /** Returns a transition that mixes all pixels with the color, {@code 0xRRGGBB}. */
    public static Transition fade(int color, double amount) {
        return new Transition(Shape.FADE, color, amount, 0, 0, null);
    }

    /**
     * Returns a transition in which the color moves in.
     *
     * @param color {@code 0xRRGGBB}
     * @param direction where the color moves; in degrees, clockwise from the right
     */
    public static Transition wipe(int color, double amount, double direction) {
        Checks.finite("direction of a wipe", direction);
        return new Transition(Shape.WIPE, color, amount, Aim.stepX(direction), Aim.stepY(direction), null);
    }

    /**
     * Returns a transition in which only a circle remains, which becomes smaller.
     *
     * @param color {@code 0xRRGGBB}
     * @param x center of the circle, in pixels from the left of the picture
     * @param y center of the circle, in pixels from its top
     */
    public static Transition iris(int color, double amount, double x, double y) {
        return new Transition(Shape.IRIS, color, amount, x, y, null);
    }

    /**
     * Returns a transition in which the pixels are covered where a picture, stretched over the rectangle, is darkest
     * first.
     *
     * @param color {@code 0xRRGGBB}
     * @param thresholds its red channel is used
     */
    public static Transition dissolve(int color, double amount, Image thresholds) {
        return new Transition(Shape.DISSOLVE, color, amount, 0, 0, thresholds);
    }

    @Override
    public @Nullable Image picture() {
        return thresholds;
    }

    @Override
    public boolean readsNeighbors(int pass) {
        return false;
    }

    @Override
    public void apply(int pass, EffectPixels pixels, int top, int bottom) {
        if (amount == 0) return;
        if (amount == 1) fill(pixels, top, bottom);
        else
            switch (shape) {
                case FADE -> fade(pixels, top, bottom);
                case WIPE -> wipe(pixels, top, bottom);
                case IRIS -> iris(pixels, top, bottom);
                default -> dissolve(pixels, top, bottom);
            }
    }

    private void fill(EffectPixels pixels, int top, int bottom) {
        for (int y = top; y < bottom; y++) cover(pixels, y, pixels.left(), pixels.right());
    }

    /** Covers a part of a row; columns outside the rectangle are ignored. */
    private void cover(EffectPixels pixels, int row, int from, int to) {
        int first = Math.max(from, pixels.left());
        int last = Math.min(to, pixels.right());
        int start = row * pixels.stride();
        if (first < last) Arrays.fill(pixels.target(), start + first, start + last, color);
    }

    private void fade(EffectPixels pixels, int top, int bottom) {
        int part = (int) (amount * 256 + 0.5);
        for (int y = top; y < bottom; y++) {
            int row = y * pixels.stride();
            mix(pixels.target(), row + pixels.left(), row + pixels.right(), color, part);
        }
    }

    private static void mix(int[] pixels, int from, int to, int color, int part) {
        int redBlue = (color & 0xFF00FF) * part;
        int green = (color >> 8 & 255) * part;
        int alpha = 255 * part;
        int rest = 256 - part;
        for (int i = from; i < to; i++) {
            int under = pixels[i];
            pixels[i] = ((under >>> 24) * rest + alpha >> 8) << 24
                    | (under & 0xFF00FF) * rest + redBlue >>> 8 & 0xFF00FF
                    | (under >> 8 & 255) * rest + green & 0xFF00;
        }
    }

    /** The edge is a straight line across the direction: on one side of it everything is covered. */
    private void wipe(EffectPixels pixels, int top, int bottom) {
        double wide = pixels.right() - pixels.left();
        double high = pixels.bottom() - pixels.top();
        double begin = Math.min(0, x * wide) + Math.min(0, y * high);
        double end = Math.max(0, x * wide) + Math.max(0, y * high);
        double edge = begin + (end - begin) * amount;
        for (int row = top; row < bottom; row++) {
            double rest = edge - (row + 0.5 - pixels.top()) * y;
            if (Math.abs(x) < 1e-9) {
                if (rest > 0) cover(pixels, row, pixels.left(), pixels.right());
                continue;
            }
            int column = pixels.left() + round(rest / x);
            if (x > 0) cover(pixels, row, pixels.left(), column);
            else cover(pixels, row, column, pixels.right());
        }
    }

    private void iris(EffectPixels pixels, int top, int bottom) {
        double farX = Math.max(Math.abs(x - pixels.left()), Math.abs(x - pixels.right()));
        double farY = Math.max(Math.abs(y - pixels.top()), Math.abs(y - pixels.bottom()));
        double radius = Math.sqrt(farX * farX + farY * farY) * (1 - amount);
        for (int row = top; row < bottom; row++) {
            double away = row + 0.5 - y;
            double square = radius * radius - away * away;
            double half = square > 0 ? Math.sqrt(square) : 0;
            cover(pixels, row, pixels.left(), round(x - half));
            cover(pixels, row, round(x + half), pixels.right());
        }
    }

    private static int round(double place) {
        return (int) Math.max(-1e6, Math.min(Math.floor(place + 0.5), 1e6));
    }

    private void dissolve(EffectPixels pixels, int top, int bottom) {
        if (thresholds == null) return;
        int[] levels = new int[thresholds.width()];
        int limit = (int) (amount * 256 + 0.5);
        int width = pixels.right() - pixels.left();
        int height = pixels.bottom() - pixels.top();
        int step = (thresholds.width() << 16) / width;
        for (int row = top; row < bottom; row++) {
            thresholds.copyRow((int) ((long) (row - pixels.top()) * thresholds.height() / height), levels);
            int start = row * pixels.stride() + pixels.left();
            for (int i = 0, at = step / 2; i < width; i++, at += step)
                if ((levels[at >> 16] >> 16 & 255) < limit) pixels.target()[start + i] = color;
        }
    }
}
