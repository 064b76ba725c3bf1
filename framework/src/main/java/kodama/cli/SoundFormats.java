package kodama.cli;

import java.util.List;
import kodama.sound.SoundFormat;
import kodama.sound.mml.MmlFormat;

/** What Kodama can read as a sound: the one list, for games and commands alike. */
public final class SoundFormats {
    private SoundFormats() {}

    /**
     * Lists the formats.
     *
     * @return the first choice first, where a sound has several files
     */
    public static List<SoundFormat> all() {
        return List.of(new MmlFormat());
    }
}
