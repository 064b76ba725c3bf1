package kodama.sound.vorbis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.sound.Loop;
import org.jspecify.annotations.Nullable;

/**
 * The Vorbis streams of an Ogg file, one after another. Usually there is only one. Streams of other codecs that run at
 * the same time, such as video, are ignored.
 */
final class VorbisFile {
    /**
     * Maximum number of values in the tables of all streams together. A decoder is made for each, and a file of some
     * kilobytes could ask for minutes of that.
     */
    static final long MAX_VALUES = 4 * VorbisSetup.MAX_VALUES;

    private final List<VorbisStream> streams;
    private final long[] starts;

    private VorbisFile(List<VorbisStream> streams) {
        this.streams = streams;
        starts = new long[streams.size() + 1];
        for (int i = 0; i < streams.size(); i++)
            starts[i + 1] = starts[i] + streams.get(i).frames();
    }

    /**
     * Reads all pages, headers and sizes of packets.
     *
     * @throws IllegalArgumentException if the file is broken or has no Vorbis stream
     */
    static VorbisFile of(byte[] file) {
        List<VorbisStream> streams = new ArrayList<>();
        List<OggPage> pages = OggPage.readAll(file);
        long values = 0;
        int at = 0;
        while (at < pages.size()) {
            int end = partEnd(pages, at);
            VorbisStream stream = new VorbisStream(file, vorbisPages(file, pages.subList(at, end)));
            values += stream.setup().values();
            if (values > MAX_VALUES) throw tooManyValues(streams.size() + 1);
            streams.add(stream);
            at = end;
        }
        if (streams.isEmpty()) throw new IllegalArgumentException("it is empty");
        checkFormats(streams);
        return new VorbisFile(streams);
    }

    private static IllegalArgumentException tooManyValues(int part) {
        return new IllegalArgumentException("its first " + part + " parts need tables of more than " + MAX_VALUES
                + " values; convert it to a file of one part");
    }

    /** Returns the end of a part of the file: all streams of a part begin before the other pages. */
    private static int partEnd(List<OggPage> pages, int begin) {
        int end = begin;
        while (end < pages.size() && pages.get(end).isFirst()) end++;
        while (end < pages.size() && !pages.get(end).isFirst()) end++;
        return end;
    }

    /** Returns the pages of the first Vorbis stream of a part. */
    private static List<OggPage> vorbisPages(byte[] file, List<OggPage> part) {
        Map<Integer, List<OggPage>> streams = new HashMap<>();
        for (OggPage page : part)
            streams.computeIfAbsent(page.serial(), serial -> new ArrayList<>()).add(page);
        List<String> others = new ArrayList<>();
        for (OggPage page : part) {
            if (!page.isFirst()) break;
            OggCodec codec = OggCodec.of(file, page);
            if (codec == OggCodec.VORBIS) return streams.getOrDefault(page.serial(), List.of());
            others.add(codec.toString());
        }
        throw new IllegalArgumentException(
                others.isEmpty()
                        ? "its first page does not begin a stream"
                        : "its codec is " + String.join(" and ", others)
                                + ", but only Vorbis is supported; convert it to" + " Ogg Vorbis");
    }

    private static void checkFormats(List<VorbisStream> streams) {
        VorbisHeader first = streams.get(0).header();
        for (int i = 1; i < streams.size(); i++) {
            VorbisHeader other = streams.get(i).header();
            if (other.rate() != first.rate() || other.channels() != first.channels())
                throw new IllegalArgumentException(
                        "all of its parts must have the same format, but part 1 has %s, and part %d has %s"
                                .formatted(format(first), i + 1, format(other)));
        }
    }

    private static String format(VorbisHeader header) {
        return header.rate() + " Hz " + (header.channels() == 1 ? "mono" : "stereo");
    }

    VorbisHeader header() {
        return streams.get(0).header();
    }

    /** Returns the streams in the order in which they play. */
    List<VorbisStream> streams() {
        return streams;
    }

    /** Returns the first frame of a stream. */
    long startOf(int stream) {
        return starts[stream];
    }

    /** Returns the length in frames. */
    long frames() {
        return starts[streams.size()];
    }

    /** Returns the loop marked in the first stream; null if there is none. */
    @Nullable
    Loop loop() {
        return streams.get(0).comments().loop(frames());
    }
}
