package kodama.file;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;

/**
 * URLs of jars and folders for class loaders. In the URL of a file in a jar, Java takes the first {@code !/} as the end
 * of the jar's name, so a {@code !} in the name of a folder is written as {@code %21}.
 */
public final class ClassUrl {
    private ClassUrl() {}

    /**
     * Makes the URL of a jar or folder.
     *
     * @return its URL, from which resources can be read, too
     */
    public static URL of(Path place) {
        try {
            return URI.create(place.toUri().toString().replace("!", "%21")).toURL();
        } catch (MalformedURLException impossible) {
            throw new IllegalArgumentException(impossible); // file: is known to every Java
        }
    }

    /** Whether Java's own URL of a jar or folder would be cut short. */
    static boolean isNeeded(Path place) {
        return place.toUri().toString().contains("!/");
    }
}
