package kodama.script.api.tween;

/**
 * Mixes two colors: red, green and blue each, or hue, saturation and lightness. Hues take the shorter way around; a
 * gray has the hue of the other color.
 */
final class ColorMix {
    private static final double MAX = 255;
    private static final double SEXTANTS = 6;

    private final boolean mixesHues;
    private final double[] from = new double[3];
    private final double[] to = new double[3];

    ColorMix(boolean mixesHues) {
        this.mixesHues = mixesHues;
    }

    /** Sets the two colors, 0xRRGGBB. */
    void set(int start, int goal) {
        split(start, from);
        split(goal, to);
        if (!mixesHues) return;
        toHsl(from);
        toHsl(to);
        if (from[1] == 0) from[0] = to[0];
        if (to[1] == 0) to[0] = from[0];
        if (to[0] - from[0] > SEXTANTS / 2) from[0] += SEXTANTS;
        else if (from[0] - to[0] > SEXTANTS / 2) to[0] += SEXTANTS;
    }

    private static void split(int color, double[] parts) {
        parts[0] = (color >> 16 & 0xFF) / MAX;
        parts[1] = (color >> 8 & 0xFF) / MAX;
        parts[2] = (color & 0xFF) / MAX;
    }

    /** Converts red, green and blue to hue, from 0 to 6, saturation and lightness. */
    private static void toHsl(double[] parts) {
        double red = parts[0];
        double green = parts[1];
        double blue = parts[2];
        double most = Math.max(red, Math.max(green, blue));
        double least = Math.min(red, Math.min(green, blue));
        double range = most - least;
        parts[0] = 0;
        parts[1] = range == 0 ? 0 : range / (1 - Math.abs(most + least - 1));
        parts[2] = (most + least) / 2;
        if (range == 0) return;
        if (most == red) parts[0] = (green - blue) / range + (green < blue ? SEXTANTS : 0);
        else if (most == green) parts[0] = (blue - red) / range + 2;
        else parts[0] = (red - green) / range + 4;
    }

    /** Returns the color at a part of the way, 0xRRGGBB; parts that overshoot are limited. */
    int at(double share) {
        double first = from[0] + (to[0] - from[0]) * share;
        double second = limited(from[1] + (to[1] - from[1]) * share);
        double third = limited(from[2] + (to[2] - from[2]) * share);
        if (!mixesHues) return joined(limited(first), second, third);
        double chroma = (1 - Math.abs(2 * third - 1)) * second;
        double least = third - chroma / 2;
        return joined(
                least + chroma * strength(first, 0),
                least + chroma * strength(first, 2),
                least + chroma * strength(first, 4));
    }

    /** Returns the strength of a primary color in a hue: 1 around its own hue, 0 on the opposite side. */
    private static double strength(double hue, double shift) {
        double at = hue - shift;
        at -= SEXTANTS * Math.floor(at / SEXTANTS); // 0 at the primary color itself
        return limited(Math.abs(at - SEXTANTS / 2) - 1);
    }

    private static double limited(double part) {
        return Math.max(0, Math.min(1, part));
    }

    private static int joined(double red, double green, double blue) {
        return level(red) << 16 | level(green) << 8 | level(blue);
    }

    private static int level(double part) {
        return (int) (part * MAX + 0.5);
    }
}
