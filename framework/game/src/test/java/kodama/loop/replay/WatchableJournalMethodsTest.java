package kodama.loop.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A new method of the journal has a default, which would hide the live journal or the replay. */
class WatchableJournalMethodsTest {
    @Test
    void everyMethodOfTheJournalIsPassedOn() {
        List<String> missing = new ArrayList<>();
        for (Method method : RunJournal.class.getDeclaredMethods())
            if (!Modifier.isStatic(method.getModifiers()) && !method.isSynthetic() && !isOwn(method))
                missing.add(method.getName());
        assertEquals(List.of(), missing);
    }

    private static boolean isOwn(Method method) {
        try {
            WatchableJournal.class.getDeclaredMethod(method.getName(), method.getParameterTypes());
            return true;
        } catch (NoSuchMethodException inherited) {
            return false;
        }
    }
}
