package kodama.draw.file;

/**
 * The blend modes of Aseprite, with the same results, pixel by pixel.
 *
 * <p>Colors are {@code 0xAARRGGBB}, not premultiplied. See {@code blend_funcs.cpp} of Aseprite's document library.
 */
final class AsepriteBlend {
    /** Number of blend modes. */
    static final int MODES = 19;

    static final int NORMAL = 0;
    private static final int MULTIPLY = 1;
    private static final int SCREEN = 2;
    private static final int OVERLAY = 3;
    private static final int DARKEN = 4;
    private static final int LIGHTEN = 5;
    private static final int COLOR_DODGE = 6;
    private static final int COLOR_BURN = 7;
    private static final int HARD_LIGHT = 8;
    private static final int SOFT_LIGHT = 9;
    private static final int DIFFERENCE = 10;
    private static final int EXCLUSION = 11;
    private static final int HUE = 12;
    private static final int SATURATION = 13;
    private static final int LUMINOSITY = 15;
    private static final int ADDITION = 16;
    private static final int SUBTRACT = 17;
    private static final int DIVIDE = 18;

    private AsepriteBlend() {}

    /**
     * Blends a color over another one.
     *
     * @param mode a blend mode, from 0
     * @param opacity 0 to 255
     */
    static int blend(int mode, int backdrop, int source, int opacity) {
        int normal = normal(backdrop, source, opacity);
        if (mode == NORMAL || backdrop >>> 24 == 0) return normal;
        int mixed = source & 0xFF00_0000 | mix(mode, backdrop, source);
        int blended = normal(backdrop, mixed, opacity);
        int alpha = backdrop >>> 24;
        int covered = times(alpha, times(source >>> 24, opacity));
        return merge(merge(normal, blended, alpha), blended, covered);
    }

    private static int normal(int backdrop, int source, int opacity) {
        int backdropAlpha = backdrop >>> 24;
        int sourceAlpha = source >>> 24;
        if (backdropAlpha == 0) return source & 0xFFFFFF | times(sourceAlpha, opacity) << 24;
        if (sourceAlpha == 0) return backdrop;
        int alpha = times(sourceAlpha, opacity);
        int result = alpha + backdropAlpha - times(backdropAlpha, alpha);
        int color = result << 24;
        for (int shift = 0; shift <= 16; shift += 8) {
            int under = backdrop >> shift & 255;
            color |= under + ((source >> shift & 255) - under) * alpha / result << shift;
        }
        return color;
    }

    private static int merge(int backdrop, int source, int opacity) {
        int backdropAlpha = backdrop >>> 24;
        int sourceAlpha = source >>> 24;
        int alpha = backdropAlpha + times(sourceAlpha - backdropAlpha, opacity);
        if (alpha == 0) return 0;
        if (backdropAlpha == 0) return source & 0xFFFFFF | alpha << 24;
        if (sourceAlpha == 0) return backdrop & 0xFFFFFF | alpha << 24;
        int color = alpha << 24;
        for (int shift = 0; shift <= 16; shift += 8) {
            int under = backdrop >> shift & 255;
            color |= under + times((source >> shift & 255) - under, opacity) << shift;
        }
        return color;
    }

    /** The product of two numbers of which 255 means 1; the first may be negative. */
    private static int times(int a, int b) {
        int product = a * b + 0x80;
        return (product >> 8) + product >> 8;
    }

    /** The quotient of two numbers of which 255 means 1. */
    private static int divided(int a, int b) {
        return (a * 255 + b / 2) / b;
    }

    private static int mix(int mode, int backdrop, int source) {
        if (mode >= HUE && mode <= LUMINOSITY) return AsepriteHueBlend.mix(mode, backdrop, source);
        int color = 0;
        for (int shift = 0; shift <= 16; shift += 8)
            color |= channel(mode, backdrop >> shift & 255, source >> shift & 255) << shift;
        return color;
    }

    private static int channel(int mode, int b, int s) {
        return switch (mode) {
            case MULTIPLY -> times(b, s);
            case SCREEN -> screen(b, s);
            case OVERLAY -> hardLight(s, b);
            case DARKEN -> Math.min(b, s);
            case LIGHTEN -> Math.max(b, s);
            case COLOR_DODGE -> dodge(b, s);
            case COLOR_BURN -> burn(b, s);
            case HARD_LIGHT -> hardLight(b, s);
            case SOFT_LIGHT -> softLight(b, s);
            case DIFFERENCE -> Math.abs(b - s);
            case EXCLUSION -> b + s - 2 * times(b, s);
            case ADDITION -> Math.min(255, b + s);
            case SUBTRACT -> Math.max(0, b - s);
            case DIVIDE -> divide(b, s);
            default -> s;
        };
    }

    private static int screen(int b, int s) {
        return b + s - times(b, s);
    }

    private static int hardLight(int b, int s) {
        return s < 128 ? times(b, s << 1) : screen(b, (s << 1) - 255);
    }

    private static int dodge(int b, int s) {
        if (b == 0) return 0;
        return b >= 255 - s ? 255 : divided(b, 255 - s);
    }

    private static int burn(int b, int s) {
        if (b == 255) return 255;
        return 255 - b >= s ? 0 : 255 - divided(255 - b, s);
    }

    private static int divide(int b, int s) {
        if (b == 0) return 0;
        return b >= s ? 255 : divided(b, s);
    }

    private static int softLight(int backdrop, int source) {
        double b = backdrop / 255.0;
        double s = source / 255.0;
        double d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : Math.sqrt(b);
        double r = s <= 0.5 ? b - (1.0 - 2.0 * s) * b * (1.0 - b) : b + (2.0 * s - 1.0) * (d - b);
        return (int) (r * 255 + 0.5);
    }

    /** The blend modes that combine hue, saturation and luminosity. */
    private static final class AsepriteHueBlend {
        private double red;
        private double green;
        private double blue;

        private AsepriteHueBlend(int color) {
            red = (color >> 16 & 255) / 255.0;
            green = (color >> 8 & 255) / 255.0;
            blue = (color & 255) / 255.0;
        }

        static int mix(int mode, int backdrop, int source) {
            AsepriteHueBlend under = new AsepriteHueBlend(backdrop);
            AsepriteHueBlend over = new AsepriteHueBlend(source);
            AsepriteHueBlend result = mode == SATURATION || mode == LUMINOSITY ? under : over;
            double luminosity = mode == LUMINOSITY ? over.luminosity() : under.luminosity();
            if (mode == HUE) result.setSaturation(under.saturation());
            if (mode == SATURATION) result.setSaturation(over.saturation());
            result.setLuminosity(luminosity);
            return (int) (255 * result.red) << 16 | (int) (255 * result.green) << 8 | (int) (255 * result.blue);
        }

        private double luminosity() {
            return 0.3 * red + 0.59 * green + 0.11 * blue;
        }

        private double least() {
            return Math.min(red, Math.min(green, blue));
        }

        private double most() {
            return Math.max(red, Math.max(green, blue));
        }

        private double saturation() {
            return most() - least();
        }

        private void setSaturation(double saturation) {
            double least = least();
            double range = most() - least;
            red = stretched(red - least, range, saturation);
            green = stretched(green - least, range, saturation);
            blue = stretched(blue - least, range, saturation);
        }

        private static double stretched(double part, double range, double saturation) {
            return range > 0 ? part * saturation / range : 0;
        }

        private void setLuminosity(double luminosity) {
            double difference = luminosity - luminosity();
            red += difference;
            green += difference;
            blue += difference;
            clip();
        }

        private void clip() {
            double l = luminosity();
            double least = least();
            double most = most();
            if (least < 0) scale(l, l, l - least);
            if (most > 1) scale(l, 1 - l, most - l);
            red = Math.max(0, Math.min(1, red));
            green = Math.max(0, Math.min(1, green));
            blue = Math.max(0, Math.min(1, blue));
        }

        private void scale(double l, double factor, double divisor) {
            red = l + (red - l) * factor / divisor;
            green = l + (green - l) * factor / divisor;
            blue = l + (blue - l) * factor / divisor;
        }
    }
}
