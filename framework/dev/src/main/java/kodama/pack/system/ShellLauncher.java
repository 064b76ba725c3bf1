package kodama.pack.system;

import java.util.HashMap;
import java.util.Map;
import kodama.pack.archive.FileContent;
import org.jspecify.annotations.Nullable;

/**
 * The starter of a game on a system with a shell: finds the pack, finds Java, and tells in words when that fails.
 *
 * @param system as the templates of its parts call it
 * @param appFolder where the jar lies, from the starter's folder
 * @param runtime where the runtime lies, from the starter's folder
 * @param caches sets the place of what can be made again, in the shell's words; {@code $home} is the user's folder
 * @param more further flags, each a word in the shell's words
 */
record ShellLauncher(String system, String appFolder, String runtime, String caches, String more) {
    FileContent of(GameProgram game, @Nullable GameRuntime java) {
        Map<String, String> values = new HashMap<>();
        values.put("ID", game.id());
        values.put("TITLE", Quoting.shell(game.title()));
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
