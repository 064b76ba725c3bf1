package kodama.sound.synth;

import java.util.List;
import kodama.base.Utf8Decoder;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import kodama.sound.SoundFormat;

/** Songs in Music Macro Language, in UTF-8: files with the extension {@code .mml}. */
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

    /** Notes are ASCII characters; comments in another encoding than UTF-8 are harmless. */
    private static String text(String file, byte[] content) {
        if (Utf8Decoder.isUtf16(content)) throw new SoundException(file + ": " + Utf8Decoder.IS_UTF_16, null);
        return Utf8Decoder.decode(content);
    }
}
