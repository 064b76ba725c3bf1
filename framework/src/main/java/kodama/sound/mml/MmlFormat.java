package kodama.sound.mml;

import java.nio.charset.StandardCharsets;
import java.util.List;
import kodama.sound.Sound;
import kodama.sound.SoundFailure;
import kodama.sound.SoundFormat;

/** Songs in the music macro language, in UTF-8: files that end in {@code .mml}. */
public final class MmlFormat implements SoundFormat {
    /** Editors of Windows put one in front. */
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /** Makes the format. */
    public MmlFormat() {}

    @Override
    public List<String> endings() {
        return List.of("mml");
    }

    @Override
    public Sound read(String name, String file, byte[] content) {
        return Song.of(name, file, text(file, content));
    }

    /** Notes are plain letters; comments in another encoding than UTF-8 do no harm. */
    private static String text(String file, byte[] content) {
        if (isUtf16(content)) throw new SoundFailure(file + ": it is UTF-16; save it as UTF-8", null);
        String text = new String(content, StandardCharsets.UTF_8);
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text;
    }

    private static boolean isUtf16(byte[] content) {
        if (content.length < 2) return false;
        int mark = (content[0] & 0xFF) << 8 | content[1] & 0xFF;
        return mark == 0xFEFF || mark == 0xFFFE;
    }
}
