package kodama.sound.file;

import java.util.List;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import kodama.sound.SoundFormat;

/**
 * The Quite OK Audio format. Files are a fifth of the size of WAV files, decoding is very fast, and every frame of 5120
 * samples can be located without reading those before it.
 *
 * @see <a href="https://qoaformat.org/qoa-specification.pdf">QOA, the specification on one page</a>
 */
public final class QoaFormat implements SoundFormat {
    /** Makes the format. */
    public QoaFormat() {}

    @Override
    public List<String> extensions() {
        return List.of("qoa");
    }

    @Override
    public Sound read(String name, String file, byte[] content) {
        try {
            QoaFile qoa = QoaFile.of(content);
            return new PcmFile(
                            name,
                            qoa.rate(),
                            qoa.channels(),
                            qoa.samples(),
                            content.length,
                            null,
                            () -> new QoaDecoder(qoa))
                    .sound();
        } catch (IllegalArgumentException broken) {
            throw SoundException.unreadable(name, String.valueOf(broken.getMessage()), broken);
        }
    }
}
