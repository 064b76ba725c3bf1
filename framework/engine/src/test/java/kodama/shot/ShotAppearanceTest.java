package kodama.shot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import kodama.base.StateHash;
import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.Palette;
import kodama.draw.Rasterizer;
import kodama.draw.SpriteOrigin;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.hit.FakeTarget;
import kodama.hit.Targets;
import kodama.shot.look.Artwork;
import kodama.shot.look.EndEffect;
import kodama.shot.look.ShotColor;
import kodama.shot.look.ShotLook;
import kodama.shot.look.ShotShape;
import kodama.shot.look.ShotStyle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Shots that differ from their looks: their setters, and how they are drawn. */
class ShotAppearanceTest {
    private static final int SIDE = 64;
    private static final Bounds FIELD = new Bounds(0, 0, SIDE, SIDE);
    private static final int BACKGROUND = 0xFF203040;

    private final List<String> log = new ArrayList<>();
    private final Targets targets = new Targets();
    private Shots shots = new Shots(8, (who, error) -> {
        throw new AssertionError(error);
    });

    private static ShotLook.Builder star() {
        return ShotLook.of(ShotShape.STAR, ShotColor.RED);
    }

    private static ShotLook.Builder square(int side, int color) {
        int[] pixels = new int[side * side];
        Arrays.fill(pixels, color);
        return ShotLook.of(List.of(Artwork.of(new Image("square", side, side, pixels))));
    }

    /** Looks of all sorts: turning, spinning, large, translucent, animated, tinted, glowing. */
    private static List<ShotLook.Builder> looks() {
        Image first = new Image("first", 6, 4, new int[24]);
        Image second = new Image("second", 2, 2, new int[] {-1, 0x80FF0000, 0xFF00FF00, 0x400000FF});
        return List.of(
                square(5, 0xFFFF8040),
                square(4, 0x80FF8040).blend(BlendMode.ADD),
                star(),
                star().tint(0x80C0FF).alpha(0.7).glow(0.8).layer(2),
                ShotLook.of(ShotShape.RICE, ShotColor.GREEN).scale(1.5),
                ShotLook.of(ShotShape.KNIFE, ShotColor.BLUE).scale(2).glow(0.5),
                ShotLook.of(ShotShape.BUBBLE, ShotColor.PURPLE).alpha(0.31),
                ShotLook.of(List.of(Artwork.of(second), Artwork.of(first)))
                        .ticks(2)
                        .turns(true));
    }

    private Shot fire(ShotLook.Builder look) {
        return fire(ShotSpec.of(ShotStyle.of(look.build(), 3)).build());
    }

    private Shot fire(ShotSpec spec) {
        return Objects.requireNonNull(shots.fireWithHandle(spec, 32, 32, 25, 0));
    }

    private void tick() {
        targets.begin(FIELD);
        shots.update(FIELD, targets);
    }

    private List<Integer> picture() {
        DrawList list = new DrawList();
        list.rect(0, 0, SIDE, SIDE, BACKGROUND);
        shots.draw(list);
        FrameBuffer frame = new FrameBuffer(SIDE, SIDE);
        new Rasterizer().draw(list, frame);
        Image image = frame.toImage("frame");
        List<Integer> pixels = new ArrayList<>();
        for (int i = 0; i < SIDE * SIDE; i++) pixels.add(image.pixel(i % SIDE, i / SIDE));
        return pixels;
    }

    private int pixel(int x, int y) {
        return picture().get(y * SIDE + x);
    }

    /** Draws a single shot of a look, changed after a few ticks or not at all, in flight and during its end effect. */
    private List<List<Integer>> pictures(ShotLook.Builder look, int delay, Consumer<Shot> change) {
        shots = new Shots(8, (who, error) -> {
            throw new AssertionError(error);
        });
        Shot shot = fire(ShotSpec.of(ShotStyle.of(look.build(), 3)).delay(delay).build());
        for (int i = 0; i < 5; i++) tick();
        change.accept(shot);
        List<List<Integer>> pictures = new ArrayList<>();
        pictures.add(picture());
        for (int i = 0; i < 4; i++) tick();
        pictures.add(picture());
        shot.kill();
        for (int i = 0; i < 3; i++) tick();
        pictures.add(picture());
        return pictures;
    }

    private void assertSamePictures(ShotLook.Builder fired, ShotLook.Builder look, int delay, Consumer<Shot> change) {
        assertEquals("", difference(pictures(fired, delay, shot -> {}), pictures(look, delay, change)));
    }

    /** Describes the first pixel that differs; empty if there is none. */
    private static String difference(List<List<Integer>> expected, List<List<Integer>> found) {
        for (int i = 0; i < expected.size(); i++)
            for (int at = 0; at < SIDE * SIDE; at++) {
                int was = found.get(i).get(at);
                int wanted = expected.get(i).get(at);
                if (was != wanted)
                    return "picture %d at %d, %d: %08x, not %08x".formatted(i, at % SIDE, at / SIDE, was, wanted);
            }
        return "";
    }

    @Test
    void settingTheValuesOfTheLookChangesNothing() {
        for (ShotLook.Builder look : looks())
            for (int delay : new int[] {0, 20})
                assertSamePictures(look, look, delay, shot -> {
                    shot.setAlpha(shot.alpha());
                    shot.setScale(shot.scaleX(), shot.scaleY());
                    shot.setSkew(shot.skew());
                    shot.setTint(shot.tint());
                    shot.setFill(shot.fill());
                    shot.setFillAmount(shot.fillAmount());
                    shot.setDissolve(shot.dissolve());
                    shot.setBlend(shot.blend());
                    shot.setLayer(shot.layer());
                    shot.setGlow(shot.glow());
                    shot.setSpin(shot.spin());
                    shot.setVisible(shot.isVisible());
                });
    }

    @Test
    void aPropertyThatIsSetAndResetLeavesThePicture() {
        for (ShotLook.Builder look : looks())
            assertSamePictures(look, look, 0, shot -> {
                double alpha = shot.alpha();
                int tint = shot.tint();
                shot.setAlpha(0.1);
                shot.setTint(0x123456);
                shot.setAlpha(alpha);
                shot.setTint(tint);
                int layer = shot.layer();
                shot.setLayer(-layer);
                shot.setLayer(layer);
            });
    }

    @Test
    void alphaLooksLikeTheAlphaThatAShotIsFiredWith() {
        for (ShotLook.Builder look : looks())
            for (int delay : new int[] {0, 20}) {
                ShotLook.Builder fired = look.build().toBuilder().endEffect(EndEffect.BURST);
                ShotLook.Builder plain = look.build().toBuilder().endEffect(EndEffect.BURST);
                assertSamePictures(fired.alpha(0.35), plain, delay, shot -> shot.setAlpha(0.35));
            }
    }

    @Test
    void tintLayerAndBlendLookLikeThoseThatAShotIsFiredWith() {
        for (ShotLook.Builder look : looks()) {
            ShotLook.Builder quiet = look.build().toBuilder().glow(0).endEffect(EndEffect.NONE);
            ShotLook.Builder fired = quiet.build().toBuilder();
            assertSamePictures(fired.tint(0xA06020), quiet, 0, shot -> shot.setTint(0xA06020));
            fired = quiet.build().toBuilder();
            assertSamePictures(fired.blend(BlendMode.ADD), quiet, 0, shot -> shot.setBlend(BlendMode.ADD));
            fired = quiet.build().toBuilder();
            assertSamePictures(fired.layer(-2), quiet, 0, shot -> shot.setLayer(-2));
        }
    }

    @Test
    void skewFillAndDissolvingLookLikeThoseThatAShotIsFiredWith() {
        for (ShotLook.Builder look : looks()) {
            ShotLook.Builder quiet = look.build().toBuilder().glow(0).endEffect(EndEffect.FADE);
            ShotLook.Builder fired = quiet.build().toBuilder();
            assertSamePictures(fired.skew(25), quiet, 0, shot -> shot.setSkew(25));
            fired = quiet.build().toBuilder();
            assertSamePictures(fired.fill(0x40FF80), quiet, 0, shot -> shot.setFill(0x40FF80));
            fired = quiet.build().toBuilder().fill(0x40FF80);
            ShotLook.Builder filled = fired.build().toBuilder();
            assertSamePictures(fired.fillAmount(0.3), filled, 0, shot -> shot.setFillAmount(0.3));
            fired = quiet.build().toBuilder();
            assertSamePictures(fired.dissolve(0.4), quiet, 0, shot -> shot.setDissolve(0.4));
        }
    }

    @Test
    void eachDirectionHasAScaleOfItsOwn() {
        List<List<Integer>> fired = pictures(square(4, 0xFFFF0000).scaleX(3), 0, shot -> {});
        assertEquals(fired, pictures(square(4, 0xFFFF0000), 0, shot -> shot.setScale(3, 1)));
        assertNotEquals(fired, pictures(square(4, 0xFFFF0000).scaleY(3), 0, shot -> {}));
    }

    @Test
    void theOriginIsAtThePositionOfTheShot() {
        fire(square(4, 0xFFFF0000).origin(SpriteOrigin.part(0, 1)));
        assertEquals(0xFFFF0000, pixel(32, 31));
        assertEquals(0xFFFF0000, pixel(35, 28));
        assertEquals(BACKGROUND, pixel(31, 31));
        assertEquals(BACKGROUND, pixel(32, 32));
    }

    @Test
    void aScaledPictureTurnsAroundItsOrigin() {
        ShotLook look = square(4, 0xFFFF0000)
                .turns(true)
                .scale(2)
                .origin(SpriteOrigin.pixels(0, 2))
                .build();
        shots.fireWithHandle(ShotSpec.of(ShotStyle.of(look, 1)).build(), 32, 32, 90, 0);
        assertEquals(0xFFFF0000, pixel(32, 38));
        assertEquals(BACKGROUND, pixel(32, 30));
        assertEquals(BACKGROUND, pixel(38, 32));
    }

    @Test
    void thePaletteReplacesColorsBeforeTheTint() {
        Palette palette = new Palette(new int[] {0xFF0000}, new int[] {0xFFFFFFFF});
        fire(square(4, 0xFFFF0000).palette(palette).tint(0x0000FF));
        assertEquals(0xFF0000FF, pixel(32, 32));
        Shot own = fire(square(4, 0xFFFF0000).palette(palette));
        own.setTint(0x00FF00);
        assertEquals(0xFF00FF00, pixel(32, 32));
    }

    @Test
    void aScaledShotIsLargerAroundItsCenter() {
        Shot shot = fire(square(4, 0xFFFF0000));
        shot.setScale(3, 1);
        assertEquals(0xFFFF0000, pixel(26, 32));
        assertEquals(0xFFFF0000, pixel(37, 33));
        assertEquals(BACKGROUND, pixel(25, 32));
        assertEquals(BACKGROUND, pixel(32, 34));
    }

    @Test
    void aTurningPictureIsScaledBeforeItIsRotated() {
        ShotSpec spec = ShotSpec.of(
                        ShotStyle.of(square(4, 0xFFFF0000).turns(true).build(), 1))
                .build();
        Shot shot = Objects.requireNonNull(shots.fireWithHandle(spec, 32, 32, 90, 0));
        shot.setScale(3, 1);
        assertEquals(0xFFFF0000, pixel(32, 27));
        assertEquals(BACKGROUND, pixel(27, 32));
    }

    @Test
    void aScaleIsRelativeToThePictureNotToTheScaleFiredWith() {
        List<List<Integer>> fired = pictures(square(4, 0xFFFF0000).scale(2), 0, shot -> {});
        assertEquals(fired, pictures(square(4, 0xFFFF0000), 0, shot -> shot.setScale(2, 2)));
        List<List<Integer>> single = pictures(square(4, 0xFFFF0000), 0, shot -> {});
        assertEquals(single, pictures(square(4, 0xFFFF0000).scale(2), 0, shot -> shot.setScale(1, 1)));
    }

    @Test
    void aShotAtScaleZeroOrInvisibleDrawsNeitherGlowNorFlashNorEndEffect() {
        List<Integer> empty = picture();
        for (int delay : new int[] {0, 20}) {
            ShotLook.Builder look = star().glow(1);
            for (List<Integer> picture : pictures(look, delay, shot -> shot.setScale(0, 1)))
                assertEquals(empty, picture);
            for (List<Integer> picture : pictures(look, delay, shot -> shot.setVisible(false)))
                assertEquals(empty, picture);
            for (List<Integer> picture : pictures(look, delay, shot -> shot.setAlpha(0))) assertEquals(empty, picture);
        }
    }

    @Test
    void glowAppearsAndDisappears() {
        List<Integer> dark = pictures(star(), 0, shot -> {}).get(0);
        List<Integer> glowing = pictures(star().glow(1), 0, shot -> {}).get(0);
        assertEquals(glowing, pictures(star(), 0, shot -> shot.setGlow(1)).get(0));
        assertEquals(dark, pictures(star().glow(1), 0, shot -> shot.setGlow(0)).get(0));
        assertNotEquals(dark, glowing);
    }

    @Test
    void aLayerPutsAShotInFrontAndKillingItRemovesIt() {
        Shot back = fire(square(4, 0xFFFF0000));
        fire(square(4, 0xFF00FF00));
        assertEquals(0xFF00FF00, pixel(32, 32));
        back.setLayer(1);
        assertEquals(0xFFFF0000, pixel(32, 32));
        back.kill();
        assertEquals(0xFF00FF00, pixel(32, 32));
    }

    @Test
    void spinContinuesFromTheCurrentRotation() {
        List<Integer> before = pictures(star(), 0, shot -> {}).get(0);
        assertEquals(before, pictures(star(), 0, shot -> shot.setSpin(0)).get(0));
        assertEquals(before, pictures(star(), 0, shot -> shot.setSpin(0)).get(1));
        assertEquals(before, pictures(star(), 0, shot -> shot.setSpin(-7)).get(0));
        assertNotEquals(before, pictures(star(), 0, shot -> shot.setSpin(-7)).get(1));
        assertSamePictures(star().spin(3), star(), 20, shot -> shot.setSpin(3));
    }

    @Test
    void aSetterChangesOnlyItsShot() {
        List<Integer> one = pictures(star(), 0, shot -> {}).get(0);
        List<Integer> other = pictures(star(), 0, shot -> {
                    ShotStyle same = shot.style();
                    Shot second = Objects.requireNonNull(
                            shots.fireWithHandle(ShotSpec.of(same).build(), -500, 0, 0, 0));
                    second.setAlpha(0.2);
                    second.setLayer(2);
                })
                .get(0);
        assertEquals(one, other);
    }

    @Test
    void propertiesFollowTheirShotWhenGapsClose() {
        Shot first = fire(star());
        Shot second = fire(star());
        Shot third = fire(star());
        second.setAlpha(0.5);
        third.setTint(0x112233);
        first.kill();
        tick();
        assertEquals(0.5, second.alpha());
        assertEquals(0xFFFFFF, second.tint());
        assertEquals(1, third.alpha());
        assertEquals(0x112233, third.tint());
        Shot fourth = fire(star());
        fourth.setVisible(false);
        assertEquals(1, fourth.alpha());
        assertEquals(0xFFFFFF, fourth.tint());
    }

    @Test
    void anEndedShotKeepsItsLastAppearance() {
        Shot shot = fire(star().layer(1));
        shot.setAlpha(0.5);
        shot.setScale(2, 3);
        shot.setRadius(9);
        shot.setHarmless(true);
        shot.kill();
        shot.setAlpha(0.1);
        shot.setSpin(1);
        shot.setRadius(1);
        shot.setHarmless(false);
        assertEquals(0.5, shot.alpha());
        assertEquals(List.of(2.0, 3.0), List.of(shot.scaleX(), shot.scaleY()));
        assertEquals(4, shot.spin());
        assertEquals(1, shot.layer());
        assertEquals(9, shot.radius());
        assertTrue(shot.isHarmless());
    }

    @Test
    void aNewStyleKeepsWhatItHasInCommonWithTheOldOne() {
        Shot shot = fire(star());
        shot.setAlpha(0.5);
        shot.setTint(0x112233);
        shot.setRadius(9);
        shot.setSpin(7);
        ShotLook look = star().tint(0x445566).build();
        shot.setStyle(ShotStyle.of(look, 3));
        assertEquals(0.5, shot.alpha());
        assertEquals(0x445566, shot.tint());
        assertEquals(9, shot.radius());
        assertEquals(7, shot.spin());
        shot.setStyle(ShotStyle.of(look.toBuilder().spin(0).build(), 5));
        assertEquals(0.5, shot.alpha());
        assertEquals(5, shot.radius());
        assertEquals(0, shot.spin());
    }

    @Test
    void aNewSpecKeepsTheAppearanceAndHarmlessness() {
        Shot shot = fire(star());
        shot.setAlpha(0.5);
        shot.setHarmless(true);
        shots.setSpec(shot, shots.spec(shot).toBuilder().hits(3).build());
        assertEquals(0.5, shot.alpha());
        assertTrue(shot.isHarmless());
    }

    @Test
    void whatHasNoInfluenceOnTheLookLeavesThePicture() {
        for (ShotLook.Builder look : looks())
            for (int delay : new int[] {0, 20})
                assertSamePictures(look, look, delay, shot -> {
                    shot.setAlpha(shot.alpha() / 2);
                    shot.setAlpha(shot.alpha() * 2);
                    shot.setRadius(9);
                    shot.setHarmless(true);
                    shot.setDamage(7);
                    ShotSpec.Builder other = shots.spec(shot).toBuilder();
                    shots.setSpec(
                            shot,
                            other.hits(5)
                                    .piercing(true)
                                    .grazes(false)
                                    .length(20)
                                    .life(900)
                                    .margin(70)
                                    .build());
                });
    }

    @Test
    void aHarmlessShotHitsAndGrazesNothingUntilItIsHarmfulAgain() {
        ShotSpec spec = ShotSpec.of(ShotStyle.of(star().build(), 3))
                .hits(1)
                .harmless(true)
                .build();
        Shot shot = fire(spec);
        assertTrue(shot.isHarmless());
        FakeTarget ship = new FakeTarget("ship", 32, 32, Hitbox.circle(4), log);
        hit(ship);
        assertEquals(List.of(), log);
        shots.forEachOutline((x, y, radius, stepX, stepY) -> log.add("can hit"));
        assertEquals(List.of(), log);
        shot.setHarmless(false);
        assertFalse(shot.isHarmless());
        hit(ship);
        assertEquals(1, log.size());
    }

    private void hit(FakeTarget ship) {
        targets.begin(FIELD);
        targets.add(0, ship);
        shots.update(FIELD, targets);
    }

    @Test
    void aRadiusCountsFromTheNextTick() {
        Shot shot = fire(ShotSpec.of(ShotStyle.of(star().build(), 3)).hits(1).build());
        FakeTarget ship = new FakeTarget("ship", 50, 32, Hitbox.circle(4), log);
        hit(ship);
        assertEquals(List.of(), log);
        shot.setRadius(16);
        hit(ship);
        assertEquals(1, log.size());
    }

    @Test
    void theStateOfThePoolIncludesWhatHitsAndNotWhatIsSeen() {
        Shot shot = fire(star());
        long before = hash();
        shot.setAlpha(0.5);
        shot.setVisible(false);
        shot.setLayer(1);
        assertEquals(before, hash());
        shot.setHarmless(true);
        assertNotEquals(before, hash());
        shot.setHarmless(false);
        shot.setRadius(4);
        assertNotEquals(before, hash());
    }

    private long hash() {
        StateHash hash = new StateHash();
        shots.writeState(hash);
        return hash.value();
    }

    @Test
    void invalidValuesAreRefused() {
        Shot shot = fire(star());
        assertMessage("alpha must be between 0 and 1 but was 1.5", () -> shot.setAlpha(1.5));
        assertMessage("scaleX must be between 0 and 16 but was -1", () -> shot.setScale(-1, 1));
        assertMessage("scaleY must be between 0 and 16 but was NaN", () -> shot.setScale(1, Double.NaN));
        assertMessage("tint must be between 0 and 16777215 but was -1", () -> shot.setTint(-1));
        assertMessage("skew must be between -80 and 80 but was 81", () -> shot.setSkew(81));
        assertMessage("fill must be between 0 and 16777215 but was -2", () -> shot.setFill(-2));
        assertMessage("amount of the fill must be between 0 and 1 but was 2", () -> shot.setFillAmount(2));
        assertMessage("dissolve must be between 0 and 1 but was NaN", () -> shot.setDissolve(Double.NaN));
        assertMessage("layer must be between -2 and 2 but was 3", () -> shot.setLayer(3));
        assertMessage("glow must be between 0 and 1 but was -0.5", () -> shot.setGlow(-0.5));
        assertMessage("spin must be a finite number but was NaN", () -> shot.setSpin(Double.NaN));
        assertMessage("radius must be at least 0 but was -1", () -> shot.setRadius(-1));
    }

    private static void assertMessage(String expected, Executable call) {
        assertEquals(
                expected, assertThrows(IllegalArgumentException.class, call).getMessage());
    }
}
