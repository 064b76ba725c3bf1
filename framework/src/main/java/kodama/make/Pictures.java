package kodama.make;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Pictures of templates and examples; in the sources they are those of the documents. */
final class Pictures {
    private static final String FOLDER = "/kodama/documents/docs/";

    private Pictures() {}

    static byte @Nullable [] read(String name) {
        try (InputStream in = Pictures.class.getResourceAsStream(FOLDER + name + ".png")) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
