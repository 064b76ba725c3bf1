package kodama.shot.look;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The colors of the built-in shots. */
public enum ShotColor {
    /** Red. */
    RED(0x7A0A22, 0xC4183A, 0xFF3B55, 0xFFA09C, 0xFFF4F0),
    /** Orange. */
    ORANGE(0x7A2E00, 0xC25A08, 0xFF8C1E, 0xFFC67A, 0xFFF6E4),
    /** Yellow. */
    YELLOW(0x6B4A00, 0xB88A00, 0xFFD42A, 0xFFEE90, 0xFFFEE8),
    /** Green. */
    GREEN(0x0A5020, 0x128A38, 0x2FD858, 0x9CF5A4, 0xF2FFF0),
    /** Cyan. */
    CYAN(0x06505E, 0x0A8C9E, 0x22DCE8, 0x98F6F6, 0xF0FFFF),
    /** Blue. */
    BLUE(0x14247E, 0x2444CC, 0x4480FF, 0xA0C8FF, 0xF2F8FF),
    /** Purple. */
    PURPLE(0x4A1078, 0x8024C0, 0xC050FF, 0xE4AAFF, 0xFCF2FF),
    /** White with gray shading; takes on the color of a tint. */
    WHITE(0x3C4454, 0x6C7890, 0xB4C0D4, 0xE2E8F2, 0xFFFFFF);

    private static final int OPAQUE = 0xFF000000;
    private static final int GLASS = 0x48000000;

    private final String luaName;
    /** Colors by ordinal of the {@link Tone}. */
    private final int[] tones;

    ShotColor(int dark, int deep, int full, int light, int pale) {
        luaName = name().toLowerCase(Locale.ROOT);
        tones = new int[] {dark | OPAQUE, deep | OPAQUE, full | OPAQUE, light | OPAQUE, pale | OPAQUE, full | GLASS};
    }

    /** Returns the name in scripts, in lower case. */
    public String luaName() {
        return luaName;
    }

    /** Returns the names of all colors in scripts, in order. */
    public static List<String> luaNames() {
        return Stream.of(values()).map(ShotColor::luaName).toList();
    }

    int of(Tone tone) {
        return tones[tone.ordinal()];
    }
}
