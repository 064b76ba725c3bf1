package kodama.script.api.shot;

import java.util.List;
import kodama.draw.Image;
import kodama.draw.Images;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.shot.look.ShotColor;

/**
 * The round shots that are fired when a script names no sprite, so that a game can begin without any picture: white
 * with a pink rim where they hurt the ship, with a blue one where they hurt others.
 */
public final class DefaultShot {
    /** Whom shots hurt if nothing is said. */
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

    /** The name of the picture of shots that hurt a group, a list of groups, or the ship if nothing is said. */
    static Value nameFor(Value hits) {
        return isAtShip(hits) ? AT_SHIP : AT_OTHERS;
    }

    /** The color of kinds that hurt a group, a list of groups, or the ship if nothing is said. */
    static ShotColor colorFor(Value hits) {
        return isAtShip(hits) ? ShotColor.RED : ShotColor.BLUE;
    }

    private static boolean isAtShip(Value hits) {
        Value first = hits instanceof Table groups ? groups.get(1) : hits;
        return first.isNil() || first.equals(SHIP);
    }

    /** Lists the names of these pictures. */
    public static List<String> names() {
        return List.of(AT_SHIP.text(), AT_OTHERS.text());
    }

    /** Makes the pictures of these shots. */
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
