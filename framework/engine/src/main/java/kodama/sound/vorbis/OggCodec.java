package kodama.sound.vorbis;

import kodama.sound.file.ByteSearch;

/** The codec of a stream of an Ogg file, detected by its first packet. */
enum OggCodec {
    VORBIS("Vorbis", "\1vorbis"),
    OPUS("Opus", "OpusHead"),
    FLAC("FLAC", "\u007fFLAC"),
    SPEEX("Speex", "Speex   "),
    THEORA("Theora", "\u0080theora"),
    SKELETON("Skeleton", "fishead\0"),
    UNKNOWN("unknown", "");

    private final String title;
    private final byte[] start;

    OggCodec(String title, String start) {
        this.title = title;
        this.start = ByteSearch.ascii(start);
    }

    /** Returns the codec of the stream that a page begins. */
    static OggCodec of(byte[] file, OggPage page) {
        for (OggCodec codec : values()) if (ByteSearch.matches(file, page.body(), codec.start)) return codec;
        return UNKNOWN;
    }

    @Override
    public String toString() {
        return title;
    }
}
