package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A process that only shows the portal loads no classes of other parts. */
@Timeout(60)
class PortalNeedsTest {
    private static final Pattern LOADED = Pattern.compile("(?m)^.*\\[class,load\\] (kodama\\.[\\w.$]+)");

    /** Classes of task lists, scenes, shots, sound, reading and writing replays, background jobs, and the Lua side of a game. */
    private static final Pattern NEEDLESS = Pattern.compile(
            "kodama\\.(shot|desktop\\.sound)\\..*|kodama\\.replay\\.Replay(File|Reader|Saver)|kodama\\.sound\\.(mix\\.(Mixer|Voices|AudioBus)|playback\\.(SoundSystem|VolumeControl))"
                    + "|kodama\\.task\\.Task(List)?|kodama\\.job\\.(JobScheduler|LongJobs)|kodama\\.script\\.(ScriptWorld|LuaApiModules|Spawner).*"
                    + "|kodama\\.loop\\.game\\.GameWorld.*");

    @TempDir
    private Path folder;

    @Test
    void thePortalLoadsNoClassesOfTasksScenesShotsSoundAndScripts() throws Exception {
        new Shell(folder).game("print 'never'").file("portal.lua", "return { 'main' }");
        List<String> loaded =
                LOADED.matcher(output()).results().map(match -> match.group(1)).toList();
        assertTrue(loaded.contains("kodama.dev.portal.PortalLoop"), loaded.toString());
        assertEquals(
                List.of(), loaded.stream().filter(NEEDLESS.asMatchPredicate()).toList());
    }

    private String output() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xlog:class+load",
                        "-Djava.awt.headless=true",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "kodama.cli.dev.Main",
                        "dev",
                        folder.toString(),
                        "--headless",
                        "--ticks",
                        "5")
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
        return output;
    }
}
