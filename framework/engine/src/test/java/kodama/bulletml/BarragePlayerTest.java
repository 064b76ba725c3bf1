package kodama.bulletml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The effects of a file; where BulletML players differ, the name of a test states Kodama's choice. */
class BarragePlayerTest {
    private static final String DOT = "<bullet/>";

    private static String fire(String direction, String speed) {
        return "<fire>" + direction + speed + DOT + "</fire>";
    }

    private static String at(String type, String value) {
        return "<direction type='" + type + "'>" + value + "</direction>";
    }

    private static String fast(String type, String value) {
        return "<speed type='" + type + "'>" + value + "</speed>";
    }

    private static final String UP = fire(at("absolute", "0"), "");

    /** A top action that fires one bullet upwards with a speed of 1 and these actions. */
    private static Range bullet(String actions) {
        return Range.top("<fire>" + at("absolute", "0") + "<bullet>" + actions + "</bullet></fire>");
    }

    // directions and speeds of fired bullets

    @Test
    void zeroIsUpAndDirectionsGrowClockwise() {
        Range range =
                Range.top(UP + fire(at("absolute", "90"), "") + fire(at("absolute", "180"), fast("absolute", "2")));
        assertEquals(List.of("0 at 1", "90 at 1", "180 at 2"), range.run(1).ways());
    }

    @Test
    void byDefaultABulletIsAimedAndHasASpeedOfOne() {
        assertEquals(
                List.of("90 at 1", "100 at 1"),
                Range.top(fire("", "") + fire("<direction>10</direction>", ""))
                        .run(1)
                        .ways());
    }

    @Test
    void theFireOverridesTheBullet() {
        Range range =
                Range.top("<fire>" + at("absolute", "0") + "<bullet>" + at("absolute", "180") + fast("absolute", "3")
                        + "</bullet></fire><fire>" + fast("absolute", "2") + "<bullet>" + at("absolute", "180")
                        + fast("absolute", "3")
                        + "</bullet></fire>");
        assertEquals(List.of("0 at 3", "180 at 2"), range.run(1).ways());
    }

    @Test
    void relativeIsRelativeToTheShooter() {
        Range range = Range.top("<fire>" + at("absolute", "30") + fast("absolute", "2") + "<bullet><action>"
                + fire(at("relative", "10"), fast("relative", "0.5")) + "</action></bullet></fire>");
        assertEquals(List.of("30 at 2", "40 at 2.5"), range.run(2).ways());
    }

    @Test
    void theFirstShotOfASequenceIsAimedAndHasASpeedOfOne() {
        Range range = Range.top(fire(at("sequence", "20"), fast("sequence", "0.5"))
                + fire(at("sequence", "20"), fast("sequence", "0.5")));
        assertEquals(List.of("90 at 1", "110 at 1.5"), range.run(1).ways());
    }

    @Test
    void aSequenceContinuesFromAnyShotOfTheSameBullet() {
        Range range =
                Range.of("<action label='top'>" + UP + "<actionRef label='other'/>" + fire(at("sequence", "10"), "")
                        + "</action><action label='other'>" + fire(at("absolute", "50"), "") + "</action>");
        assertEquals(List.of("0 at 1", "50 at 1", "60 at 1"), range.run(1).ways());
    }

    @Test
    void eachTopActionAndEachBulletHasASequenceOfItsOwn() {
        String next = fire(at("sequence", "10"), "");
        Range range = Range.of("<action label='top1'>" + UP + next + "<fire>" + at("absolute", "0") + "<bullet><action>"
                + next + "</action></bullet></fire></action><action label='top2'>" + next + "</action>");
        assertEquals(
                List.of("0 at 1", "10 at 1", "0 at 1", "90 at 1", "90 at 1"),
                range.run(2).ways());
    }

    // the order of a tick

    @Test
    void shotsOfATopActionMoveInTheNextTick() {
        Range range = Range.top(UP);
        assertEquals(List.of("0,0"), range.run(1).places());
        assertEquals(List.of("0,-1"), range.run(1).places());
    }

    @Test
    void shotsOfABulletStartAtItsOldPositionAndMoveInTheNextTick() {
        Range range = bullet("<action><wait>2</wait>" + fire(at("absolute", "0"), "") + "</action>");
        assertEquals(List.of("0,-2"), range.run(3).places());
        assertEquals(List.of("0,-3", "0,-2"), range.run(1).places());
        assertEquals(List.of("0,-4", "0,-3"), range.run(1).places());
    }

    @Test
    void aBulletActsBeforeItMovesForTheFirstTime() {
        assertEquals(
                List.of("0,0"),
                bullet("<action>" + UP + "<vanish/></action>").run(2).places());
    }

    @Test
    void aChangeShowsFromTheNextTickOn() {
        Range range = bullet("<action><changeSpeed><speed>5</speed><term>4</term></changeSpeed></action>");
        assertEquals(List.of("0 at 1"), range.run(2).ways());
        assertEquals(List.of("0 at 2"), range.run(1).ways());
        assertEquals(List.of("0 at 5"), range.run(3).ways());
        assertEquals(List.of("0 at 5"), range.run(3).ways());
    }

    // waiting and repeating

    @Test
    void aWaitLastsExactlyItsTicks() {
        Range range = Range.top(UP + "<wait>3</wait>" + UP);
        assertEquals(1, range.run(3).shots.count());
        assertEquals(2, range.run(1).shots.count());
    }

    @Test
    void aWaitBelowOneIsNotAWait() {
        assertEquals(
                4,
                Range.top(UP + "<wait>0</wait>" + UP + "<wait>-5</wait>" + UP + "<wait>0.9</wait>" + UP)
                        .run(1)
                        .shots
                        .count());
    }

    @Test
    void fractionsOfTimesAndWaitsAreTruncated() {
        Range range = Range.top("<repeat><times>2.9</times><action>" + UP + "</action></repeat><wait>2.9</wait>" + UP);
        assertEquals(2, range.run(2).shots.count());
        assertEquals(3, range.run(1).shots.count());
    }

    @Test
    void aRepeatBelowOneIsNotRun() {
        for (String times : List.of("0", "-3", "0.9", "0/0"))
            assertEquals(
                    0,
                    Range.top("<repeat><times>" + times + "</times><action>" + UP + "</action></repeat>")
                            .run(2)
                            .shots
                            .count());
    }

    @Test
    void aRepeatRunsItsActionsInTurn() {
        Range range = Range.of("<action label='top'><repeat><times>2</times><action>" + UP + "<wait>1</wait></action>"
                + "<actionRef label='right'/></repeat></action><action label='right'>" + fire(at("absolute", "90"), "")
                + "</action>");
        assertEquals(List.of("0 at 1", "90 at 1", "0 at 1"), range.run(2).ways());
        assertEquals(4, range.run(2).shots.count());
    }

    @Test
    void topActionsRunInParallel() {
        Range range =
                Range.of("<action label='top1'><wait>5</wait></action><action label='topmove'>" + UP + "</action>");
        assertTrue(range.run(5).runs);
        assertEquals(1, range.shots.count());
        assertFalse(range.run(1).runs);
    }

    @Test
    void actionsOfABulletRunInTurn() {
        Range range = bullet("<action><wait>10</wait></action><action>" + UP + "</action>");
        assertEquals(1, range.run(5).shots.count());
        assertEquals(2, range.run(10).shots.count());
    }

    // changes

    private static String turn(String direction, int term) {
        return "<changeDirection>" + direction + "<term>" + term + "</term></changeDirection>";
    }

    @Test
    void aTurnIsEvenTakesTheShortWayAndEndsOnItsTargetExactly() {
        Range range = bullet("<action>" + turn(at("absolute", "270"), 9) + "</action>")
                .run(2);
        range.run(3);
        double half = Double.parseDouble(range.ways().get(0).split(" ")[0]);
        assertTrue(half > 300 && half < 345, "on the way by the left: " + half);
        assertEquals(List.of("270 at 1"), range.run(10).ways());
    }

    @Test
    void aRelativeTurnTakesTheShorterWay() {
        Range range = bullet("<action>" + turn(at("relative", "270"), 9) + "</action>")
                .run(5);
        double half = Double.parseDouble(range.ways().get(0).split(" ")[0]);
        assertTrue(half > 300 && half < 345, "on the way by the left: " + half);
    }

    @Test
    void aSequenceTurnsInEachTick() {
        assertEquals(
                List.of("50 at 1"),
                bullet("<action>" + turn(at("sequence", "10"), 5) + "</action>")
                        .run(20)
                        .ways());
    }

    @Test
    void anAimedTurnAimsWhenItBegins() {
        Range range =
                bullet("<action>" + turn(at("aim", "0"), 10) + "</action>").run(3);
        range.targetY = 5_000;
        double direction = Double.parseDouble(range.run(20).ways().get(0).split(" ")[0]);
        assertEquals(91, direction, 1);
    }

    @Test
    void aTermBelowOneChangesAtOnce() {
        Range range = bullet("<action>" + turn(at("absolute", "90"), 0)
                + "<changeSpeed><speed>3</speed><term>-2</term></changeSpeed></action>");
        assertEquals(List.of("90 at 3"), range.run(2).ways());
    }

    @Test
    void speedsChangeAbsolutelyRelativelyAndInSequence() {
        String change = "<changeSpeed>%s<term>4</term></changeSpeed>";
        assertEquals(
                List.of("0 at 3"),
                bullet("<action>" + change.formatted("<speed>3</speed>") + "</action>")
                        .run(9)
                        .ways());
        assertEquals(
                List.of("0 at 4"),
                bullet("<action>" + change.formatted(fast("relative", "3")) + "</action>")
                        .run(9)
                        .ways());
        assertEquals(
                List.of("0 at 13"),
                bullet("<action>" + change.formatted(fast("sequence", "3")) + "</action>")
                        .run(9)
                        .ways());
    }

    @Test
    void changesRunInTheBackgroundAndANewerOneReplacesItsKind() {
        Range range = bullet(
                "<action><changeSpeed><speed>101</speed><term>100</term></changeSpeed>" + turn(at("absolute", "90"), 1)
                        + "<wait>2</wait><changeSpeed><speed>2</speed><term>1</term></changeSpeed></action>");
        assertEquals(List.of("90 at 2"), range.run(20).ways());
    }

    @Test
    void anAccelIsAVelocityInAdditionToDirectionAndSpeed() {
        Range range = bullet(
                "<action><accel><horizontal>3</horizontal><vertical>5</vertical><term>4</term></accel><wait>10</wait>"
                        + turn(at("absolute", "90"), 1) + "<wait>10</wait>"
                        + fire(at("relative", "0"), fast("relative", "0")) + "</action>");
        range.run(10);
        // 1 up, then 3 right and 5 down
        assertEquals(List.of("143.13 at 5"), range.ways());
        range.run(8);
        assertEquals(List.of("141.34 at 6.403"), range.ways());
        range.run(10);
        assertEquals("90 at 1", range.ways().get(1));
    }

    @Test
    void anAccelIsAbsoluteRelativeOrASequence() {
        String accel = "<accel><vertical type='%s'>2</vertical><term>%d</term></accel><wait>6</wait>";
        String first = accel.formatted("absolute", 2);
        assertEquals(
                List.of("180 at 1"),
                bullet("<action>" + first + "</action>").run(20).ways());
        assertEquals(
                List.of("180 at 3"),
                bullet("<action>" + first + accel.formatted("relative", 2) + "</action>")
                        .run(20)
                        .ways());
        assertEquals(
                List.of("180 at 9"),
                bullet("<action>" + first + accel.formatted("sequence", 4) + "</action>")
                        .run(20)
                        .ways());
    }

    // references and parameters

    @Test
    void parametersAreEvaluatedByTheCaller() {
        Range range = Range.of(
                "<action label='top'><actionRef label='three'><param>$rand*100</param></actionRef></action>"
                        + "<action label='three'>"
                        + fire(at("absolute", "$1"), "").repeat(3) + "</action>",
                0);
        assertEquals(List.of("0 at 1", "0 at 1", "0 at 1"), range.run(1).ways());
    }

    @Test
    void parametersOfABulletApplyToItsDirectionSpeedAndActions() {
        Range range = Range.of(
                "<action label='top'><actionRef label='go'><param>10</param></actionRef></action><action label='go'>"
                        + "<fire><bulletRef label='b'><param>$1*2</param><param>3</param></bulletRef></fire>"
                        + fire(at("absolute", "$1"), "")
                        + "</action><bullet label='b'>" + at("absolute", "$1") + "<speed>$2</speed><action>"
                        + "<changeSpeed><speed>$2+$1</speed><term>0</term></changeSpeed></action></bullet>");
        assertEquals(List.of("20 at 23", "10 at 1"), range.run(2).ways());
    }

    @Test
    void inlineActionsShareTheSurroundingParameters() {
        Range range =
                Range.of("<action label='top'><fireRef label='f'><param>70</param></fireRef></action><fire label='f'>"
                        + at("absolute", "$1") + "<bullet><action><repeat><times>1</times><action>"
                        + turn(at("absolute", "$1*2"), 0)
                        + "</action></repeat></action></bullet></fire>");
        assertEquals(List.of("140 at 1"), range.run(2).ways());
    }

    @Test
    void parametersAreRestoredAfterCalls() {
        Range range = Range.of(
                "<action label='top'><actionRef label='a'><param>1</param><param>2</param></actionRef></action>"
                        + "<action label='a'><repeat><times>2</times><action>"
                        + fire(at("absolute", "$1"), "<speed>$2</speed>")
                        + "<actionRef label='b'><param>90</param><param>9</param></actionRef></action></repeat>"
                        + fire(at("absolute", "$1"), "<speed>$2</speed>") + "</action><action label='b'>"
                        + "<repeat><times>1</times><actionRef label='c'><param>$1+1</param></actionRef></repeat></action>"
                        + "<action label='c'>" + fire(at("absolute", "$1"), "") + "</action>");
        assertEquals(
                List.of("1 at 2", "91 at 1", "1 at 2", "91 at 1", "1 at 2"),
                range.run(1).ways());
    }

    @Test
    void topActionsGetTheParametersOfTheCall() {
        assertEquals(
                List.of("30 at 2"),
                Range.of(
                                "<action label='top'>" + fire(at("absolute", "$1"), "<speed>$2</speed>") + "</action>",
                                0,
                                30.0,
                                2.0)
                        .run(1)
                        .ways());
    }

    @Test
    void aMissingParameterIsZeroAndAWarning() {
        Range range = Range.top(
                "\n<repeat><times>3</times><action>" + fire(at("absolute", "90+$2"), "") + "</action></repeat>");
        assertEquals(List.of("90 at 1", "90 at 1", "90 at 1"), range.run(1).ways());
        assertEquals(List.of("a.xml:3: $2 has no value and is taken as 0"), range.warnings);
    }

    @Test
    void aDivisionByZeroIsZeroAndAWarning() {
        Range range = Range.top(fire(at("absolute", "1/$rank"), ""));
        assertEquals(List.of("2 at 1"), range.run(1).ways());
        Range none = Range.of("<action label='top'>" + fire(at("absolute", "1/$rank"), "") + "</action>", 0);
        assertEquals(List.of("0 at 1"), none.run(1).ways());
        assertEquals(List.of("a.xml:2: division by 0; the result is taken as 0"), none.warnings);
    }

    @Test
    void anUndefinedLabelFiresAPlainBulletOrDoesNothing() {
        Range range = Range.top("<actionRef label='x'/><fireRef label='y'/><fire>" + at("absolute", "0")
                + "<bulletRef label='z'><param>1</param></bulletRef></fire>");
        assertEquals(List.of("0 at 1"), range.run(2).ways());
    }

    @Test
    void rankAndRandomNumbersAreThoseOfTheGame() {
        assertEquals(
                List.of("50 at 1", "0 at 1", "90 at 1"),
                Range.top(fire(at("absolute", "$rank*100"), "")
                                + fire(at("absolute", "$rand*360"), "").repeat(2))
                        .run(1)
                        .ways());
    }

    // the end

    @Test
    void vanishEndsTheBulletAtOnce() {
        assertEquals(
                0,
                bullet("<action><wait>3</wait><vanish/><wait>9</wait>" + UP + "</action>")
                        .run(20)
                        .shots
                        .count());
    }

    @Test
    void vanishInATopActionEndsAllOfThem() {
        Range range = Range.of("<action label='top1'><wait>1</wait><vanish/>" + UP
                + "</action><action label='top2'><wait>2</wait>" + UP + "</action>");
        assertFalse(range.run(2).runs);
        assertTrue(range.hasVanished());
        assertEquals(0, range.run(5).shots.count());
    }

    @Test
    void bulletsFlyOnWhenTheTopActionsHaveEnded() {
        Range range = bullet("<action><wait>5</wait>" + UP + "</action>").run(1);
        assertFalse(range.runs);
        assertEquals(2, range.run(10).shots.count());
    }

    @Test
    void aTopActionMovesTheShooter() {
        Range range = Range.top(turn(at("absolute", "90"), 0)
                + "<changeSpeed><speed>4</speed><term>2</term></changeSpeed><wait>3</wait>" + UP
                + "<changeSpeed><speed>0</speed><term>0</term></changeSpeed><wait>5</wait>");
        assertEquals("0,0", range.run(1).source());
        assertEquals("2,0", range.run(1).source());
        assertEquals("6,0", range.run(1).source());
        assertEquals("6,0", range.run(2).source());
        assertTrue(range.places().get(0).startsWith("6,"), "fired from where it had come to");
    }

    // settings

    @Test
    void speedsAreScaledAndDirectionsTurned() {
        Range range = Range.turned("<action label='top'>" + UP + fire("", "") + "</action>", 2.5, 90);
        assertEquals(List.of("90 at 2.5", "90 at 2.5"), range.run(1).ways());
        Range drift = Range.turned(
                "<action label='top'><fire>" + at("absolute", "0") + "<speed>0</speed><bullet><action><accel>"
                        + "<horizontal>1</horizontal><term>1</term></accel></action></bullet></fire></action>",
                2,
                90);
        assertEquals(List.of("180 at 2"), drift.run(9).ways());
    }

    // limits

    @Test
    @Timeout(5)
    void aRepeatWithoutAWaitEndsWithFileAndLine() {
        Range range = Range.top("\n<repeat><times>999999999</times><action>\n<action/></action></repeat>");
        BulletmlException tooMuch = assertThrows(BulletmlException.class, () -> range.run(1));
        assertTrue(
                tooMuch.getMessage()
                        .matches("a\\.xml:[34]: 1,000,000 commands in one tick: this repeats without a <wait>"),
                tooMuch.getMessage());
    }

    @Test
    @Timeout(5)
    void aBulletThatExceedsTheBudgetEndsItsBarrageAndFliesOn() {
        Range range = Range.of(
                "<action label='top'><repeat><times>50</times><action><fire><bulletRef label='b'/></fire></action></repeat>"
                        + "</action><bullet label='b'><action><actionRef label='loop'/></action></bullet><action label='loop'><actionRef label='loop'/></action>");
        range.run(20);
        assertEquals(50, range.shots.count());
        assertEquals(1, range.errors.size());
        assertTrue(range.errors.get(0).contains("a.xml:2: 1,000,000 commands in one tick"), range.errors.get(0));
    }

    @Test
    void anActionMayEndByCallingItselfForever() {
        Range range = Range.of("<action label='top'>" + UP + "<wait>1</wait><actionRef label='top'/></action>");
        assertEquals(3_000, range.run(3_000).shots.count());
    }

    @Test
    void infiniteRecursionOfActionsIsAnError() {
        Range range = Range.of("<action label='top'><actionRef label='top'/><wait>1</wait></action>");
        assertEquals(
                "a.xml:2: actions call each other more than 256 deep",
                assertThrows(BulletmlException.class, () -> range.run(1)).getMessage());
    }

    @Test
    void aFullPoolDropsBulletsAndTheBarrageContinues() {
        Range range = Range.small(
                "<action label='top'><repeat><times>20</times><action>" + UP
                        + "<fire><bullet><action><wait>1</wait></action></bullet></fire></action></repeat><wait>1</wait><vanish/></action>",
                5);
        assertEquals(5, range.run(2).shots.count());
        assertFalse(range.runs);
        assertEquals(List.of(), range.errors);
    }
}
