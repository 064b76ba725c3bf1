package kodama.pack.system;

import java.util.HashMap;
import java.util.Map;
import kodama.pack.archive.FileContent;
import org.jspecify.annotations.Nullable;

/**
 * The launcher script of a game for a system with a shell: it finds the pack and Java, and shows a message if it fails.
 *
 * @param system system name in the names of its templates
 * @param appFolder folder of the jar, relative to the launcher's folder
 * @param runtime folder of the runtime, relative to the launcher's folder
 * @param caches shell code that sets the folder for caches; {@code $home} is the user's folder
 * @param more further JVM options, each a quoted word
 */
record ShellLauncher(String system, String appFolder, String runtime, String caches, String more) {
    FileContent of(GameProgram game, @Nullable GameRuntime java) {
        Map<String, String> values = new HashMap<>(game.kind().words());
        values.put("ID", game.id());
        values.put("TITLE", Quoting.shell(game.title()));
        values.put("PLAIN", Quoting.shell(Quoting.ascii(game.title(), game.id())));
        values.put("JAR", appFolder + "/" + game.jarName());
        values.put("SUM", JarDigest.of(game.jar()));
        values.put("CACHES", caches);
        values.put("FLAGS", JvmFlags.line());
        values.put("OLDEST", String.valueOf(Jdk.OLDEST));
        values.put("RUNTIME", runtime);
        values.put("FEATURE", java == null ? "" : String.valueOf(java.feature()));
        values.put("SYSTEM", part("system-" + system + ".sh", values));
        values.put("PLACES", part("places-" + system + ".sh", values));
        values.put("JAVA", part(java == null ? "java-installed.sh" : "java-packed.sh", values));
        values.put("MORE", more);
        return TextTemplate.read("start.sh").with(values).content();
    }

    private static String part(String name, Map<String, String> values) {
        return TextTemplate.read(name).with(values).text().strip();
    }
}
