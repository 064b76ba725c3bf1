package kodama.script.api.shot;

import java.util.List;
import kodama.draw.Image;
import kodama.draw.Images;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.shot.look.ShotColor;

/**
 * The round shots that are fired without a sprite or kind, so that a game can start without images: white with a pink
 * rim if they hit the ship, with a blue rim if they hit other groups.
 */
public final class DefaultShot {
    /** The group that shots hit by default. */
    public static final Value SHIP = Value.of("ship");

    private static final Value AT_SHIP = Value.of("kodama.shot");
    private static final Value AT_OTHERS = Value.of("kodama.blue_shot");
    private static final int WHITE = 0xFFFFFFFF;
    private static final int PINK = 0xFFFF5080;
    private static final int BLUE = 0xFF3C8CFF;
    private static final String[] ROWS = {
        "..oooo..", ".oo##oo.", "oo####oo", "o######o", "o######o", "oo####oo", ".oo##oo.", "..oooo..",
    };

    private DefaultShot() {}

    /** Returns the name of the image for shots that hit a group, a list of groups, or by default the ship. */
    static Value nameFor(Value hits) {
        return isAtShip(hits) ? AT_SHIP : AT_OTHERS;
    }

    /** Returns the color of kinds for shots that hit a group, a list of groups, or by default the ship. */
    static ShotColor colorFor(Value hits) {
        return isAtShip(hits) ? ShotColor.RED : ShotColor.BLUE;
    }

    private static boolean isAtShip(Value hits) {
        Value first = hits instanceof Table groups ? groups.get(1) : hits;
        return first.isNil() || first.equals(SHIP);
    }

    /** Returns the names of the images. */
    public static List<String> names() {
        return List.of(AT_SHIP.text(), AT_OTHERS.text());
    }

    /** Adds the images of these shots. */
    public static void putInto(Images images) {
        images.put(image(AT_SHIP.text(), PINK));
        images.put(image(AT_OTHERS.text(), BLUE));
    }

    private static Image image(String name, int rim) {
        int side = ROWS.length;
        int[] pixels = new int[side * side];
        for (int i = 0; i < pixels.length; i++) pixels[i] = color(ROWS[i / side].charAt(i % side), rim);
        return new Image(name, side, side, pixels);
    }

    private static int color(char pixel, int rim) {
        return switch (pixel) {
            case '#' -> WHITE;
            case 'o' -> rim;
            default -> 0;
        };
    }
}
