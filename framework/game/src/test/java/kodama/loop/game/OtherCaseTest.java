package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kodama.loop.TestGame;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Errors for each kind of file mention a name that differs only in case, which some systems would find. */
class OtherCaseTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "art/SHIP.PNG | spawn(wait_forever, { sprite = 'art/ship' })",
                "Art/ship.png | spawn(wait_forever, { sprite = 'art/ship' })",
                "sounds/LOUD.WAV | sound.play 'loud'",
                "sounds/loud.wav | sound.play 'LOUD'",
                "Sounds/loud.wav | sound.play 'loud'",
                "music/Title.mml | sound.music 'music/title'",
                "music/TITLE.MID | sound.music 'music/title'",
                "sounds/Zap.SFX.json | sound.play 'zap'",
                "Tiny.FNT | draw.text('x', 1, 1, { font = 'tiny' })",
                "TINY.ttf | draw.text('x', 1, 1, { font = 'tiny' })",
                "data/Waves.JSON | data.read 'data/waves.json'",
                "enemies/Moth.lua | require 'enemies.moth'",
                "ENEMIES/moth.lua | require 'enemies.moth'",
                "scenes/HILLS.lua | scene.change 'hills'",
                "RINGS.XML | shot.bulletml('rings.xml', { x = 1, y = 1 })"
            })
    void theFileIsNamed(String file, String code) {
        TestGame game = new TestGame(folder).file(file, "").scene(code);
        game.ticks(3);
        List<String> lines = new ArrayList<>(game.errors());
        lines.addAll(game.log());
        assertTrue(
                lines.stream()
                        .anyMatch(line -> line.contains("; there is '" + file + "', but names are case-sensitive")),
                lines::toString);
    }
}
