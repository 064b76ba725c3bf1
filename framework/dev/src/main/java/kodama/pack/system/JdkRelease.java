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
 * What a JDK says of itself in its file {@code release}, so that one of another system can be known without being run.
 *
 * @param platform what it runs on
 * @param version such as {@code 25.0.3}
 * @param feature the first number of it: 25
 */
record JdkRelease(Platform platform, String version, int feature) {
    static final String FILE = "release";

    private static final Pattern ENTRY = Pattern.compile("(\\w+)=\"?([^\"\r\n]*)\"?");
    private static final Pattern FEATURE = Pattern.compile("(?:1\\.)?(\\d{1,4})(?:[.+_-].*)?");
    private static final int LARGEST = 1 << 20;

    /**
     * Reads it.
     *
     * @param home folder of the JDK
     * @param named what the person named, for messages
     * @throws GameFileException if it does not say what it should, or is of a platform without packs
     */
    static JdkRelease read(Path home, Path named) {
        Map<String, String> entries = entries(home.resolve(FILE), named);
        String version = text(entries, "JAVA_VERSION", named);
        Matcher feature = FEATURE.matcher(version);
        if (!feature.matches()) throw refused(named, "its file release has the Java version '" + version + "'");
        if ("musl".equals(entries.get("LIBC")))
            throw refused(named, "it is for Alpine Linux (musl), and would start on no other Linux");
        return new JdkRelease(platform(entries, named), version, Integer.parseInt(feature.group(1)));
    }

    private static Platform platform(Map<String, String> entries, Path named) {
        String system = text(entries, "OS_NAME", named);
        String processor = text(entries, "OS_ARCH", named);
        try {
            return Platform.of(system, processor);
        } catch (IllegalArgumentException unknown) {
            throw refused(named, "it is for " + system + " " + processor + ", for which there are no packs");
        }
    }

    private static String text(Map<String, String> entries, String key, Path named) {
        String text = entries.get(key);
        if (text == null) throw refused(named, "its file release does not say " + key);
        return text;
    }

    private static Map<String, String> entries(Path file, Path named) {
        Map<String, String> entries = new HashMap<>();
        try {
            if (Files.size(file) > LARGEST) throw refused(named, "its file release is too large to be one");
            // bytes of other encodings do not matter: what is wanted is in ASCII
            for (String line : new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).split("\\R")) {
                Matcher entry = ENTRY.matcher(line.strip());
                if (entry.matches()) entries.put(entry.group(1), entry.group(2));
            }
        } catch (IOException e) {
            throw refused(named, "its file release cannot be read (" + e.getMessage() + ")");
        }
        return entries;
    }

    static GameFileException refused(Path named, String why) {
        return new GameFileException(named.toString(), why);
    }
}
