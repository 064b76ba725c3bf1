package kodama.pack;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import kodama.file.GameFiles;

/**
 * Collects the files of a game's jars and class folders. All of them are included, as scripts name classes by strings.
 * If two files have the same name, the first is used; lists of services are joined.
 */
final class BundledJava {
    private static final String SERVICES = "META-INF/services/";

    /** Files that describe a jar as a whole and do not apply to the new one. */
    private static final Pattern OF_JAR =
            Pattern.compile("META-INF/(MANIFEST\\.MF|INDEX\\.LIST|.*\\.(SF|RSA|DSA|EC)|maven/.*)"
                    + "|(META-INF/versions/.*)?module-info\\.class");

    private static final Pattern LICENSE =
            Pattern.compile("(META-INF/)?((LICEN[SC]E|NOTICE|COPYING)[^/]*)", Pattern.CASE_INSENSITIVE);

    private static final String GAME = "kodama/game/";

    private final FrameworkFiles framework;
    private final Map<String, byte[]> files = new TreeMap<>();

    private BundledJava(FrameworkFiles framework) {
        this.framework = framework;
    }

    /** Files by their names in the new jar, without those that the framework has. */
    static Map<String, byte[]> of(FrameworkFiles framework, List<Path> places) {
        BundledJava own = new BundledJava(framework);
        for (Path place : places) own.add(place);
        return own.files;
    }

    private void add(Path place) {
        GameFiles source = Files.isDirectory(place) ? GameFiles.folder(place) : GameFiles.jar(place, "");
        String name = String.valueOf(place.getFileName()).replaceFirst("\\.jar$", "");
        for (String path : source.all()) {
            if (!OF_JAR.matcher(path).matches() && !path.startsWith(GAME)) add(path, name, source.read(path));
        }
    }

    private void add(String path, String place, byte[] content) {
        var license = LICENSE.matcher(path);
        if (license.matches()) files.putIfAbsent("META-INF/licenses/" + place + "/" + license.group(2), content);
        else if (path.startsWith(SERVICES)) files.merge(path, content, BundledJava::lines);
        else if (!framework.has(path)) files.putIfAbsent(path, content);
    }

    private static byte[] lines(byte[] first, byte[] second) {
        String text = new String(first, StandardCharsets.UTF_8).stripTrailing() + "\n"
                + new String(second, StandardCharsets.UTF_8);
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
