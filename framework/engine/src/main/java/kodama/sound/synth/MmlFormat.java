package kodama.sound.synth;

import java.util.List;
import kodama.base.Utf8Decoder;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import kodama.sound.SoundFormat;

/** Songs in the music macro language, in UTF-8: files that end in {@code .mml}. */
public final class MmlFormat implements SoundFormat {
    /** Makes the format. */
    public MmlFormat() {}

    @Override
    public List<String> extensions() {
        return List.of("mml");
    }

    @Override
    public Sound read(String name, String file, byte[] content) {
        return Song.of(name, file, text(file, content));
    }

    /** Notes are plain letters; comments in another encoding than UTF-8 do no harm. */
    private static String text(String file, byte[] content) {
        if (Utf8Decoder.isUtf16(content)) throw new SoundException(file + ": " + Utf8Decoder.IS_UTF_16, null);
        return Utf8Decoder.decode(content);
    }
}
