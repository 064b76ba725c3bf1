package kodama.make;

import kodama.file.BundledFiles;
import org.jspecify.annotations.Nullable;

/** Reads the pictures of templates and examples. */
final class Pictures {
    private static final String FOLDER = "/kodama/documents/docs/";

    private Pictures() {}

    static byte @Nullable [] read(String name) {
        return BundledFiles.find(Pictures.class, FOLDER + name + ".png");
    }
}
