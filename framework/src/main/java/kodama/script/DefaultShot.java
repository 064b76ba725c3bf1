package kodama.script;

import kodama.draw.Image;
import kodama.draw.Images;

/** The round white shot that is fired when a script names no sprite, so that a game can begin without any picture. */
final class DefaultShot {
    static final String NAME = "kodama.shot";

    private static final int WHITE = 0xFFFFFFFF;
    private static final int RIM = 0xFFFF5080;
    private static final String[] ROWS = {
        "..oooo..", ".oo##oo.", "oo####oo", "o######o", "o######o", "oo####oo", ".oo##oo.", "..oooo..",
    };

    private DefaultShot() {}

    static void putInto(Images images) {
        int side = ROWS.length;
        int[] pixels = new int[side * side];
        for (int i = 0; i < pixels.length; i++) pixels[i] = color(ROWS[i / side].charAt(i % side));
        images.put(new Image(NAME, side, side, pixels));
    }

    private static int color(char pixel) {
        return switch (pixel) {
            case '#' -> WHITE;
            case 'o' -> RIM;
            default -> 0;
        };
    }
}
