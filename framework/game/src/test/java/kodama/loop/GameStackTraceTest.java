package kodama.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The calls of a Java stack that belong to the game. */
class GameStackTraceTest {
    private static String stack(String innermost) {
        IllegalArgumentException wrong = new IllegalArgumentException("wrong");
        wrong.setStackTrace(new StackTraceElement[] {
            new StackTraceElement(innermost, "call", "Some.java", 7),
            new StackTraceElement("kodama.script.Game", "call", "Game.java", 8),
            new StackTraceElement("kodama.task.Dispatcher", "call", "Dispatcher.java", 9)
        });
        return GameStackTrace.of(wrong);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mygame.Moth", "kodama.demo.Sparks", "kodamas.Moth", "sunrise.Moth"})
    void aCallOfTheGamesClassesIsShown(String name) {
        assertEquals("java.lang.IllegalArgumentException: wrong\n\tat " + name + ".call(Some.java:7)", stack(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"kodama.geom.Aim", "kodama.pack.Pack", "kodama.docs.SiteCrawler", "sun.nio.fs.UnixPath"})
    void exceptionsOfTheFrameworkOrOfJavaHaveNoStack(String name) {
        assertEquals("", stack(name));
    }
}
