package kodama.check;

import java.util.function.Consumer;
import kodama.check.game.CheckedGame;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.NameChecker;
import kodama.check.game.NameKind;
import kodama.check.game.Script;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import kodama.script.config.GameConfig;
import kodama.script.game.GamePictures;
import org.jspecify.annotations.Nullable;

/** Finds an icon or a splash screen in {@code game.lua} whose image is missing or cannot be read. */
final class GamePicturesRule implements Rule {
    private final CheckedGame game;

    GamePicturesRule(CheckedGame game) {
        this.game = game;
    }

    @Override
    public void check(Script script, Consumer<Finding> found) {
        GameConfig config = game.config();
        if (config == null || !script.path().equals(GameConfig.FILE)) return;
        check(script, GamePictures.ICON, config.display().icon(), found);
        check(script, GamePictures.SPLASH, config.display().splash(), found);
    }

    private void check(Script script, String option, String name, Consumer<Finding> found) {
        if (name.isEmpty()) return;
        String missing = new NameChecker(game).problem(NameKind.PICTURE, name);
        String unreadable = missing == null ? game.assets().readProblem(NameKind.PICTURE, name) : null;
        SyntaxNode place = place(script, option);
        if (missing != null) found.accept(script.finding(place, FindingCode.MISSING_FILE, missing));
        if (unreadable != null) found.accept(script.finding(place, FindingCode.UNREADABLE_FILE, unreadable));
    }

    /** Returns the value of an option; the first statement if the table is built in another way. */
    private static SyntaxNode place(Script script, String option) {
        SyntaxNode[] place = {script.block().part(0)};
        script.each(node -> {
            @Nullable
            SyntaxNode value = node.is(SyntaxKind.PAIR) && node.part(0).text().equals(option) ? node.part(1) : null;
            if (value != null) place[0] = value;
        });
        return place[0];
    }
}
