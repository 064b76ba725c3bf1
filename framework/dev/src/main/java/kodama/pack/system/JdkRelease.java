package kodama.pack.system;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.file.GameFileException;

/**
 * Contents of a JDK's file {@code release}, which describes a JDK of another system without running it.
 *
 * @param platform platform of the JDK
 * @param version full version, such as {@code 25.0.3}
 * @param feature feature version, such as 25
 */
record JdkRelease(Platform platform, String version, int feature) {
    static final String FILE = "release";

    private static final Pattern ENTRY = Pattern.compile("(\\w+)=\"?([^\"\r\n]*)\"?");
    private static final Pattern FEATURE = Pattern.compile("(?:1\\.)?(\\d{1,4})(?:[.+_-].*)?");
    private static final int LARGEST = 1 << 20;

    /**
     * Reads the file.
     *
     * @param home home folder of the JDK
     * @param named the path given by the user, for messages
     * @throws GameFileException if the file is incomplete, or if the platform is not supported
     */
    static JdkRelease read(Path home, Path named) {
        Map<String, String> entries = entries(home.resolve(FILE), named);
        String version = text(entries, "JAVA_VERSION", named);
        Matcher feature = FEATURE.matcher(version);
        if (!feature.matches()) throw refused(named, "its file 'release' has the invalid version '" + version + "'");
        if ("musl".equals(entries.get("LIBC")))
            throw refused(named, "it is for Alpine Linux (musl) and does not run on other Linux systems");
        return new JdkRelease(platform(entries, named), version, Integer.parseInt(feature.group(1)));
    }

    private static Platform platform(Map<String, String> entries, Path named) {
        String system = text(entries, "OS_NAME", named);
        String processor = text(entries, "OS_ARCH", named);
        try {
            return Platform.of(system, processor);
        } catch (IllegalArgumentException unknown) {
            throw refused(named, "its platform " + system + " " + processor + " is not supported");
        }
    }

    private static String text(Map<String, String> entries, String key, Path named) {
        String text = entries.get(key);
        if (text == null) throw refused(named, "its file 'release' has no " + key);
        return text;
    }

    private static Map<String, String> entries(Path file, Path named) {
        Map<String, String> entries = new HashMap<>();
        try {
            if (Files.size(file) > LARGEST) throw refused(named, "its file 'release' is too large");
            // any encoding will do: the required entries are in ASCII
            for (String line : new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).split("\\R")) {
                Matcher entry = ENTRY.matcher(line.strip());
                if (entry.matches()) entries.put(entry.group(1), entry.group(2));
            }
        } catch (IOException e) {
            throw refused(named, "its file 'release' cannot be read (" + e.getMessage() + ")");
        }
        return entries;
    }

    static GameFileException refused(Path named, String why) {
        return new GameFileException(named.toString(), why);
    }
}
