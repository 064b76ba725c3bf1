package kodama.script.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import kodama.input.Autorepeat;
import kodama.input.Binding;
import kodama.input.ControlScheme;
import kodama.input.KeyMap;
import org.junit.jupiter.api.Test;

class ControlOptionsTest {
    private static ControlScheme read(String lua) {
        return GameConfig.read(("return { " + lua + " }").getBytes(StandardCharsets.UTF_8))
                .controls();
    }

    private static String keys(ControlScheme scheme, int player, String action) {
        List<String> texts = scheme.bindings().map(player).bindings(action).stream()
                .map(Binding::text)
                .toList();
        return String.join(", ", texts);
    }

    private static void assertWrong(String message, String lua) {
        assertEquals(
                "game.lua: option " + message,
                assertThrows(GameConfigException.class, () -> read(lua)).getMessage());
    }

    @Test
    void theDefaultControlsAreKeysAndPads() {
        assertEquals(ControlScheme.defaults(), read(""));
    }

    @Test
    void anActionHasOneKeyOrSeveral() {
        ControlScheme scheme = read("actions = { jump = 'Space', fire = { 'at:W', 'pad:RB', 'mouse:left' } }");
        assertEquals("Space", keys(scheme, 1, "jump"));
        assertEquals("at:W, pad:RB, mouse:left", keys(scheme, 1, "fire"));
    }

    @Test
    void everyGameHasTheActionsOfMenus() {
        ControlScheme scheme = read("actions = { jump = { 'Z', 'Up' }, start = {} }");
        assertEquals(
                List.of("up", "down", "left", "right", "fire", "start", "back", "jump"),
                scheme.bindings().map(1).actions());
        assertEquals("Space, pad:A", keys(scheme, 1, "fire"));
        assertFalse(keys(scheme, 1, "up").startsWith("Up"));
        assertEquals("", keys(read("actions = { start = {}, jump = 'pad:X' }"), 1, "start"));
    }

    @Test
    void otherPlayersUseTheirPadsInMenus() {
        ControlScheme scheme = read("actions = { { jump = 'Z' }, { jump = 'M' } }");
        assertEquals("Space, pad:A", keys(scheme, 1, "fire"));
        assertEquals("pad:A", keys(scheme, 2, "fire"));
    }

    @Test
    void aDuplicateKeyIsIgnored() {
        assertEquals("K, pad:A", keys(read("actions = { fire = { 'K', 'K' } }"), 1, "fire"));
    }

    @Test
    void defaultActionsKeepTheirButtonsIfTheGameNamesNone() {
        ControlScheme scheme = read("actions = { jump = 'Space', fire = 'K' }");
        assertEquals("K, pad:A", keys(scheme, 1, "fire"));
        assertEquals("Space", keys(scheme, 1, "jump"));
        assertEquals("K", keys(read("actions = { jump = 'pad:X', fire = 'K' }"), 1, "fire"));
    }

    @Test
    void inASingleTableKeysBelongToTheFirstPlayerAndPadsToEach() {
        ControlScheme scheme = read("players = 3, actions = { fire = { 'Z', 'pad:A' } }");
        assertEquals(3, scheme.bindings().players());
        assertEquals("Z, pad:A", keys(scheme, 1, "fire"));
        assertEquals("pad:A", keys(scheme, 3, "fire"));
        assertEquals("pad:A", keys(read("players = 2"), 2, "fire"));
        assertEquals(
                KeyMap.defaults().actions(),
                read("players = 2").bindings().map(2).actions());
    }

    @Test
    void aTablePerPlayerSetsTheNumberOfPlayers() {
        ControlScheme scheme = read("actions = { { fire = 'Z' }, { fire = 'N', jump = 'M' } }");
        assertEquals(2, scheme.bindings().players());
        assertEquals("N", keys(scheme, 2, "fire").replace(", pad:A", ""));
        assertEquals("", keys(scheme, 1, "jump"));
    }

    @Test
    void repeatsHaveADelayAndAnInterval() {
        assertEquals(
                new Autorepeat(9, 2),
                read("autorepeat = { delay = 9, every = 2 }").repeat());
        assertEquals(new Autorepeat(20, 1), read("autorepeat = { every = 1 }").repeat());
    }

    @Test
    void mistakesAreReportedWithASuggestion() {
        assertWrong(
                "'actions': action 'fire': there is no key or button 'Spcae' (did you mean 'Space'?)",
                "actions = { fire = { 'Z', 'Spcae' } }");
        assertWrong(
                "'actions': action 'fire' must be a key or button such as \"Z\" or a list of them but was 7",
                "actions = { fire = 7 }");
        assertWrong(
                "'actions': action 'fire' must be a key or button such as \"Z\" or a list of them but holds a boolean",
                "actions = { fire = { true } }");
        assertWrong(
                "'actions': must be a table such as { fire = { \"Z\", \"pad:A\" } } but was a string", "actions = 'Z'");
        assertWrong("'actions': must have names of actions but has a boolean", "actions = { [true] = 'Z' }");
        assertWrong("'actions': has 2 tables but 'players' is 3", "players = 3, actions = { {}, {} }");
        assertWrong("'actions': must be for 1 to 4 players but has 5 tables", "actions = { {}, {}, {}, {}, {} }");
        assertWrong("'players' must be from 1 to 4 but was 5", "players = 5");
    }

    @Test
    void aGameHasAtMost64Actions() {
        StringBuilder actions = new StringBuilder();
        for (int i = 100; i < 165; i++) actions.append("a").append(i).append(" = 'Z', ");
        assertWrong(
                "'actions': there can be at most 64 actions but 'a157' is one more", "actions = { " + actions + " }");
    }

    @Test
    void axesNameSticksAndActions() {
        assertEquals(
                true,
                read("axes = { lift = { 'pad:RT', '-pad:LT', '+up', '-down' } }")
                        .axes()
                        .has("lift"));
        assertWrong(
                "'axes': axis 'lift': there is no stick or trigger 'pad:Left Z' (did you mean 'Left X'?);"
                        + " there are Left X, Left Y, Right X, Right Y, LT, RT",
                "axes = { lift = 'pad:Left Z' }");
        assertWrong("'axes': axis 'lift': there is no action 'upp' (did you mean 'up'?)", "axes = { lift = '+upp' }");
        assertWrong(
                "'axes': axis 'lift': 'up' must be a stick such as 'pad:Left X' or an action with its sign such as"
                        + " '+right'",
                "axes = { lift = 'up' }");
        assertWrong(
                "'axes': axis 'lift' must be a stick such as \"pad:Left X\" or a list of them but was 1",
                "axes = { lift = 1 }");
        assertWrong(
                "'axes': must be a table such as { x = { \"pad:Left X\", \"-left\", \"+right\" } } but was 1",
                "axes = 1");
        assertWrong("'axes': must have names of axes but has 1", "axes = { 'pad:LT' }");
    }
}
