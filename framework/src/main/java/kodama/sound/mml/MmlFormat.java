package kodama.sound.mml;

import java.nio.charset.StandardCharsets;
import java.util.List;
import kodama.sound.Sound;
import kodama.sound.SoundFormat;

/** Songs in the music macro language, in UTF-8: files that end in {@code .mml}. */
public final class MmlFormat implements SoundFormat {
    /** Makes the format. */
    public MmlFormat() {}

    @Override
    public List<String> endings() {
        return List.of("mml");
    }

    @Override
    public Sound read(String name, byte[] content) {
        return Song.of(name, new String(content, StandardCharsets.UTF_8));
    }
}
