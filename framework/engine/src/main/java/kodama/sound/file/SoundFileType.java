package kodama.sound.file;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The type of a sound file, detected by its first bytes, independent of its extension. */
public enum SoundFileType {
    WAV("WAV", "RIFF", "WAVE"),
    RIFF_MIDI("RIFF MIDI", "RIFF", "RMID"),
    MIDI("MIDI", "MThd", ""),
    OGG("Ogg", "OggS", ""),
    FLAC("FLAC", "fLaC", ""),
    MP3("MP3", "ID3", ""),
    AIFF("AIFF", "FORM", "AIFF"),
    AIFC("AIFF-C", "FORM", "AIFC"),
    AU("AU", ".snd", ""),
    QOA("QOA", "qoaf", ""),
    CAF("CAF", "caff", ""),
    WAVE64("Sony Wave64", "riff", ""),
    MP4("MP4", "\0\0\0", "ftyp"),
    PNG("PNG", "\u0089PNG", "");

    private static final int SECOND_AT = 8;
    private static final int MP4_AT = 4;

    private final String title;
    private final String first;
    private final String second;

    SoundFileType(String title, String first, String second) {
        this.title = title;
        this.first = first;
        this.second = second;
    }

    /** Returns the type of a file; null if it is unknown. */
    public static @Nullable SoundFileType of(byte[] content) {
        for (SoundFileType kind : values()) if (kind.isThatOf(content)) return kind;
        return null;
    }

    private boolean isThatOf(byte[] content) {
        int at = this == MP4 ? MP4_AT : SECOND_AT;
        return ByteSearch.matches(content, 0, ByteSearch.ascii(first))
                && ByteSearch.matches(content, at, ByteSearch.ascii(second));
    }

    /** Returns whether files of this type have an extension. */
    public boolean hasExtension(String extension) {
        return title.toLowerCase(Locale.ROOT).startsWith(extension);
    }

    @Override
    public String toString() {
        return title;
    }
}
