package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class JavaShotsTest extends InGame {
    @Test
    void javaTasksCanFindObserveAndRemoveShots() {
        assertEquals(
                List.of(
                        "4 found",
                        "CANCELED at 10.0",
                        "CANCELED at 11.0",
                        "CANCELED at 12.0",
                        "3 canceled",
                        "lua sees 21 for wolf ship",
                        "KILLED at 22.0"),
                log(3, """
                        spawn('kodama.script.Shepherd', { priority = 0.9 })
                        wait(1)
                        for s in shot.each 'wolf' do
                          print('lua sees ' .. s.x .. ' for ' .. table.concat(s.hits, ' '))
                          wait(1)
                          s:kill()
                        end"""));
    }
}
