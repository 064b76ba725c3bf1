package kodama.file;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;

/**
 * URLs of jars and folders for class loaders. In the URL of a file in a jar, Java takes the first {@code !/} for the
 * end of the jar's name, so {@code !} in the name of a folder is written as {@code %21}.
 */
public final class ClassUrl {
    private ClassUrl() {}

    /**
     * Returns the URL of a jar or folder.
     *
     * @return its URL, from which resources can also be read
     */
    public static URL of(Path place) {
        try {
            return URI.create(place.toUri().toString().replace("!", "%21")).toURL();
        } catch (MalformedURLException impossible) {
            throw new IllegalArgumentException(impossible); // every Java supports file:
        }
    }

    /** Whether Java would cut off its own URL of a jar or folder. */
    static boolean isNeeded(Path place) {
        return place.toUri().toString().contains("!/");
    }
}
