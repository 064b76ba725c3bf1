package kodama.desktop;

import java.util.List;
import kodama.draw.Image;

/** The default icon of games: a forest spirit, with a small bullet for each echo. */
public final class KodamaIcon {
    private static final List<String> ROWS = List.of(
            "................",
            ".....######.....",
            "...##wwwwww##...",
            "..#wwwwwwwwww#..",
            "..#wwwwwwwwww#..",
            ".#www##wwwwwww#.",
            ".#ww####ww##ww#.",
            ".#ww####w####w#.",
            ".#www##ww####w#.",
            ".#sswwwwww##ww#.",
            "..#swww#wwwww#..",
            "..#sswww#wwws#..",
            "...##sssswws##..",
            ".r...######...r.",
            "ror..........ror",
            ".r............r.");

    private static final int CLEAR = 0;

    private KodamaIcon() {}

    /** Returns the icon, 16 by 16 pixels. */
    public static Image picture() {
        int side = ROWS.size();
        int[] colors = String.join("", ROWS).chars().map(KodamaIcon::color).toArray();
        return new Image("kodama", side, side, colors);
    }

    private static int color(int letter) {
        return switch (letter) {
            case '#' -> 0xFF1E2A26;
            case 'w' -> 0xFFF2F7EC;
            case 's' -> 0xFFB9CDB4;
            case 'r' -> 0xFFE2485C;
            case 'o' -> 0xFFFFF1C4;
            default -> CLEAR;
        };
    }
}
