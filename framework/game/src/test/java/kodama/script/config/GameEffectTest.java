package kodama.script.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import kodama.script.look.EffectKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The effects of the whole game in game.lua. */
class GameEffectTest {
    private static List<GameEffect> read(String effects) {
        return GameConfig.read(("return { effects = " + effects + " }").getBytes(StandardCharsets.UTF_8))
                .effects();
    }

    @Test
    void effectsAreNamesOrTablesWithOptions() {
        assertEquals(
                List.of(
                        new GameEffect(EffectKind.GRAY, Map.of()),
                        new GameEffect(EffectKind.CRT, Map.of("curve", 0.2, "height", 8.0)),
                        new GameEffect(EffectKind.DISSOLVE, Map.of("picture", "clouds"))),
                read("{ 'gray', { 'crt', curve = 0.2, height = 8 }, { 'dissolve', picture = 'clouds' } }"));
    }

    @Test
    void aGameHasNoneByDefault() {
        assertEquals(List.of(), read("nil"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'crt'                      | option 'effects' must be a list such as { "gray", { "crt", curve = 0.2 } } but was a string
            { 'crtt' }                 | effects: there is no effect 'crtt' (did you mean 'crt'?)
            { 5 }                      | option 'effects' must have names of effects, or tables that begin with one, but number 1 was 5
            { 'gray', { curve = 1 } }  | option 'effects' must have names of effects, or tables that begin with one, but number 2 begins with missing
            { 'crt', curve = 0.2 }     | option 'effects' must be a list of effects but has the key 'curve'; an effect with options is a table of its own, such as { { "crt", curve = 0.2 } }
            { { 'crt', curv = 0.2 } }  | effects: crt: unknown option 'curv' (did you mean 'curve'?); there are x, y, width, height, lines, stripes, corners, curve
            { { 'crt', curve = 2 } }   | effects: crt: option 'curve' must be from 0 to 1 but was 2
            { { 'crt', x = 'left' } }  | effects: crt: option 'x' must be a number but was a string
            { { 'displace' } }         | effects: displace: option 'picture' is missing
            { { 'displace', picture = 5 } } | effects: displace: option 'picture' must be the name of an image, or a canvas, but was 5
            { { 'displace', picture = {} } } | effects: displace: option 'picture': a table is not the name of an image
            { { 'matrix', matrix = { 1 } } } | effects: matrix: option 'matrix' must be 12 numbers but was a list of 1
            { { 'crt', curve = print } } | effects: crt: the options must be strings, numbers, booleans and tables of these, but a function in it is not plain data
            { 'gray', 'gray', 'gray', 'gray', 'gray', 'gray', 'gray', 'gray', 'gray', 'gray', 'gray', 'gray', 'gray', 'gray', 'gray', 'gray', 'gray' } | option 'effects' must have at most 16 effects but has 17
            """)
    void wrongEffectsAreErrors(String effects, String message) {
        GameConfigException refused = assertThrows(GameConfigException.class, () -> read(effects));
        assertEquals("game.lua: " + message, refused.getMessage());
    }
}
