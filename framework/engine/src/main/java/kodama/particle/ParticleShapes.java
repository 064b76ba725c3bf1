package kodama.particle;

import java.util.Arrays;
import kodama.draw.Image;

/** The white pictures of the built-in particles, to be tinted. */
final class ParticleShapes {
    private static final int WHITE = 0xFFFFFFFF;

    private ParticleShapes() {}

    /** Returns a filled circle. */
    static Image dot(int side) {
        int[] pixels = new int[side * side];
        double reach = side * side / 4.0;
        for (int i = 0; i < pixels.length; i++) if (square(i, side) <= reach) pixels[i] = WHITE;
        return image("dot", side, side, pixels);
    }

    /** Returns the square of the distance between a pixel and the center of a square picture. */
    private static double square(int i, int side) {
        double x = i % side + 0.5 - side / 2.0;
        double y = i / side + 0.5 - side / 2.0;
        return x * x + y * y;
    }

    /** Returns a light that fades towards its rim in six steps. */
    static Image light(int side) {
        int[] pixels = new int[side * side];
        for (int i = 0; i < pixels.length; i++) {
            int level = (int) Math.ceil(6 - Math.sqrt(square(i, side)) * 12 / side);
            if (level > 0) pixels[i] = 0xFFFFFF | 42 * level << 24;
        }
        return image("light", side, side, pixels);
    }

    /** Returns a cloud: a disc whose upper left side is light and whose lower right side is shaded. */
    static Image puff(int side) {
        int[] pixels = new int[side * side];
        for (int i = 0; i < pixels.length; i++) {
            if (square(i, side) > side * side / 4.0) continue;
            double x = i % side + 0.5 - side * 0.4;
            double y = i / side + 0.5 - side * 0.36;
            double far = Math.sqrt(x * x + y * y) / side;
            pixels[i] = far < 0.28 ? WHITE : far < 0.48 ? 0xFFD0D0D8 : 0xFF9898A8;
        }
        return image("puff", side, side, pixels);
    }

    /** Returns a circle, two pixels wide. */
    static Image ring(int side) {
        int[] pixels = new int[side * side];
        double outer = side / 2.0;
        for (int i = 0; i < pixels.length; i++) {
            double far = Math.sqrt(square(i, side));
            if (far <= outer && far > outer - 2) pixels[i] = WHITE;
        }
        return image("ring", side, side, pixels);
    }

    /** Returns a filled square. */
    static Image square(int side) {
        int[] pixels = new int[side * side];
        Arrays.fill(pixels, WHITE);
        return image("square", side, side, pixels);
    }

    /** Returns a line from left to right whose tail, on the left, is fainter. */
    static Image streak(int length, int height) {
        int[] pixels = new int[length * height];
        for (int i = 0; i < pixels.length; i++) {
            int x = i % length;
            pixels[i] = 0xFFFFFF | (x >= length / 2 ? 255 : 80 + 175 * 2 * x / Math.max(2, length)) << 24;
        }
        return image("streak", length, height, pixels);
    }

    /** Returns a picture whose opaque pixels are marked by {@code #} and whose shaded ones by {@code +}. */
    static Image drawn(String name, String... rows) {
        int width = rows[0].length();
        int[] pixels = new int[width * rows.length];
        for (int i = 0; i < pixels.length; i++)
            pixels[i] = switch (rows[i / width].charAt(i % width)) {
                case '#' -> WHITE;
                case '+' -> 0xFFA8A8B8;
                default -> 0;
            };
        return image(name, width, rows.length, pixels);
    }

    private static Image image(String name, int width, int height, int[] pixels) {
        return new Image("kodama.particle." + name, width, height, pixels);
    }
}
